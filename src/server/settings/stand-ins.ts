// Stand-ins take the place of vendors and receivers in a rehearsal (decision 121). A store in business must not lead to one:
// its money would not be real, and its mail would reach nobody.
import type { StoreMode } from '#domain/store-mode.ts';

/** Where `npm run stand-in` listens. `control` is for orders to the mail server, which itself speaks no HTTP. */
export const standInPorts = {
  stripe: 12_111,
  'esim-go': 12_112,
  mail: 12_113,
  control: 12_114,
  receivers: 12_115,
  vies: 12_116,
  ecb: 12_117,
} as const;

/** Settings that lead to stand-ins alone. */
const forStandIns = ['STRIPE_URL', 'WEBHOOK_STAND_INS'] as const;
/** Settings that lead to a vendor, or to its stand-in. */
const forVendors = ['SMTP_URL', 'ESIM_GO_URL', 'SUPPLY_STORE_URL', 'VIES_URL', 'ECB_URL'] as const;

type Given = { STORE_MODE: StoreMode; WEBHOOK_STAND_INS?: unknown } & {
  [Name in 'STRIPE_URL' | (typeof forVendors)[number]]?: string | undefined;
};

const ports: ReadonlySet<string> = new Set(Object.values(standInPorts).map(String));

const portOf = (address: string | undefined): string => (address === undefined ? '' : new URL(address).port);

/** Fails in production with a sentence for each setting that leads to a stand-in. */
export const refuseStandIns = (given: Given): void => {
  if (given.STORE_MODE !== 'production') return;
  const faults = [
    ...forStandIns
      .filter((name) => given[name] !== undefined)
      .map((name) => `${name} leads to a stand-in, which production must not have.`),
    ...forVendors
      .filter((name) => ports.has(portOf(given[name])))
      .map(
        (name) => `${name} leads to port ${portOf(given[name])}, where stand-ins listen: production needs the vendor.`,
      ),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
};
