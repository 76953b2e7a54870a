// `npm run stand-in -- stripe`: starts the stand-in of a vendor at its fixed port, and says how it is used and how it fails.
import { parseArgs } from 'node:util';
import { standInPorts } from '../../src/server/settings/stand-ins.ts';

type StandIn = {
  /** What it simulates. */
  simulates: string;
  /** The settings with which a store in staging uses it. */
  settings: Record<string, string>;
  /** Where it sends events, below the address of the store. */
  events?: string;
  /** Where it takes orders, if that is not where it listens. */
  control?: number;
  /** The orders of which somebody at a terminal makes use, with an example of what belongs to each. */
  orders: Record<string, object>;
  /** How it can be made to fail. */
  faults: string[];
};

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_standin', STRIPE_WEBHOOK_SECRET: 'whsec_standin' };

const standIns: Readonly<Record<string, StandIn>> = {
  stripe: {
    simulates: 'Stripe: pages for payments and cards, charges, refunds, disputes, and signed events. No money moves.',
    settings: { STRIPE_URL: `http://127.0.0.1:${standInPorts.stripe}`, ...KEYS },
    events: '/payment-gateway/stripe',
    orders: {
      misbehave: { fault: 'slow', path: 'POST /v1/checkout', times: 1 },
      events: { delivery: 'forged' },
      'end-later': { id: 'cs_test_…', succeeded: false },
      dispute: { id: 'pi_…' },
      'end-dispute': { id: 'dp_…', status: 'won' },
    },
    faults: [
      'misbehave: slow, fails before, fails after, cuts before, cuts after, is still at it, refuses for its rate,',
      '  sends garbage, names another amount, is paid before the answer (before and after the call was carried out)',
      'events: once, twice, never, forged, too old',
    ],
  },
  'esim-go': {
    simulates: 'eSIM Go: a catalogue, orders, eSIMs, their use, and signed callbacks. The eSIMs work in no phone.',
    settings: { ESIM_GO_URL: `http://127.0.0.1:${standInPorts['esim-go']}/v2.5`, ESIM_GO_API_KEY: 'ak_standin' },
    events: '/supply-gateway/esim-go',
    orders: {
      misbehave: { fault: 'is slow', call: 'POST /orders', times: 1 },
      callbacks: { delivery: 'forged' },
      account: { isOutOfStock: true },
      use: { iccid: '8943…', megabytes: 600 },
    },
    faults: [
      'misbehave: is slow, takes a moment, is slow after, fails before, fails after, cuts before, cuts after,',
      '  sends garbage, refuses for its rate, names another amount, names another package',
      'callbacks: once, twice, never, forged; account: isOutOfStock, balance',
    ],
  },
  mail: {
    simulates: `A mail server: it delivers nothing. What it took is at http://127.0.0.1:${standInPorts.control}/.`,
    settings: { SMTP_URL: `smtp://127.0.0.1:${standInPorts.mail}`, MAIL_FROM: 'Simshelf <store@example.com>' },
    control: standInPorts.control,
    orders: { misbehave: { fault: 'refuses for now', times: 1 } },
    faults: ['misbehave: is away (until behave), refuses for now, refuses for good, cuts after, hangs'],
  },
  vies: {
    simulates:
      'VIES, the register of VAT numbers: it knows every number but those that end in 0. No tax office believes it.',
    settings: { VIES_URL: `http://127.0.0.1:${standInPorts.vies}` },
    orders: { misbehave: { fault: 'is away' } },
    faults: ['misbehave (until behave): is away, is slow, sends garbage, cannot reach the member state'],
  },
  ecb: {
    simulates: 'The European Central Bank: its daily file of euro reference rates. Nobody published them.',
    settings: { ECB_URL: `http://127.0.0.1:${standInPorts.ecb}/eurofxref-daily.xml` },
    orders: { misbehave: { fault: 'is away' }, publish: { asOf: '2026-11-27', usd: '1.0850' } },
    faults: ['misbehave (until behave): is away, is slow, sends garbage, answers 500, sends too much'],
  },
  receivers: {
    simulates: `Receivers of webhooks at http://receivers.example:${standInPorts.receivers}/ (name it in WEBHOOK_STAND_INS): /healthy takes all, /failing answers 500, /slow answers after 20 s, /gone answers 410.`,
    settings: { WEBHOOK_STAND_INS: 'receivers.example=127.0.0.1' },
    orders: { misbehave: { fault: 'is away' } },
    faults: ['misbehave: is away (until behave), which is all of them'],
  },
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'string', default: 'http://localhost:8080' } },
});
const [name = ''] = positionals;
const standIn = standIns[name];
if (!standIn) {
  console.error(`npm run stand-in -- ${Object.keys(standIns).join('|')} [--store http://localhost:8080]`);
  process.exit(1);
}

const {
  simulates,
  settings,
  events,
  control = standInPorts[name as keyof typeof standInPorts],
  orders,
  faults,
} = standIn;
const curl = (order: string, body: object): string =>
  `  curl --data '${JSON.stringify(body)}' http://127.0.0.1:${control}/control/${order}`;

console.log(
  [
    `A simulator. ${simulates}`,
    'Settings of a store in staging that uses it:',
    ...Object.entries(settings).map(([setting, value]) => `  ${setting}='${value}'`),
    ...(events === undefined ? [] : [`It sends events to ${values.store}${events} (--store)`]),
    'Orders, for example:',
    ...Object.entries(orders).map(([order, body]) => curl(order, body)),
    curl('behave', {}),
    curl('books', {}),
    'How it fails:',
    ...faults.map((line) => `  ${line}`),
  ].join('\n'),
);

// Tests take a free port, because several of them may run on a machine.
process.env['STAND_IN_PORT'] ??= String(standInPorts[name as keyof typeof standInPorts]);
process.env['STAND_IN_CONTROL_PORT'] ??= String(standInPorts.control);
if (events !== undefined) process.env['STAND_IN_ENDPOINT'] ??= values.store + events;
Object.assign(process.env, settings);
await import(`./${name}/main.ts`);
