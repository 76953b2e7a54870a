import type { Fault } from './fault.ts';

const config = 'tests/server/http/stand-in-settings.test.ts';
const judgement = 'tests/tidy/rehearsal.test.ts';
const promises = 'tests/rehearsal/promises.ts';

/** The walls between a store in business and stand-ins, and the judgement of a rehearsal. */
export const rehearsal: Fault[] = [
  {
    name: 'production leads to a stand-in',
    file: 'src/server/settings/stand-ins.ts',
    find: `if (given.STORE_MODE !== 'production') return;`,
    replace: `if (given.STORE_MODE !== 'staging') return;`,
    tests: config,
  },
  {
    name: 'production sends its mail to a stand-in',
    file: 'src/server/settings/stand-ins.ts',
    find: `['SMTP_URL', 'ESIM_GO_URL', 'SUPPLY_STORE_URL', 'VIES_URL', 'ECB_URL'] as const`,
    replace: `['ESIM_GO_URL', 'SUPPLY_STORE_URL'] as const`,
    tests: config,
  },
  {
    name: 'a live key of Stripe is sent to a stand-in',
    file: 'src/server/settings/config.ts',
    find: `  if (!isTestKey) throw`,
    replace: `  if (!isTestKey && mode === 'reference') throw`,
    tests: config,
  },
  {
    name: 'the key of a supplier in staging goes through a network unencrypted',
    file: 'src/server/gateways/supply/settings.ts',
    find: `mode === 'staging' && thisMachine.has(new URL(url).hostname);`,
    replace: `mode === 'staging' && (thisMachine.has(new URL(url).hostname) || url !== '');`,
    tests: config,
  },
  {
    name: 'a rehearsal does not see a sale that is lost',
    file: promises,
    find: `sales.found === sales.acknowledged && sales.doubled === 0`,
    replace: `sales.doubled === 0`,
    tests: judgement,
  },
  {
    name: 'a rehearsal does not see a refund that only Stripe made',
    file: promises,
    find: ` && charged === booked && refunded === refundsBooked`,
    replace: ` && charged === booked`,
    tests: judgement,
  },
  {
    name: 'a rehearsal does not see an event that never came',
    file: promises,
    find: `events > 0 && missing === 0 && badSignatures === 0`,
    replace: `events > 0 && badSignatures === 0`,
    tests: judgement,
  },
];
