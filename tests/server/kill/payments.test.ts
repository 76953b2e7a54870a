// A store that is killed while resellers pay through Stripe: each payment is booked once, and none that was made is lost.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHome } from '#support/database-home.ts';
import { withDatabase } from '#support/embedded-home.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { creditTopUp, liveIn } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { bodyOf, newReseller, type Reseller, storefrontClient } from '#support/reseller.ts';
import { readCredit } from '#support/sales.ts';
import { type ServerProcess, startServerProcess } from '#support/server-process.ts';
import { size, within } from '#support/size.ts';
import { startStripe, type StripeStandIn } from '#support/stripe.ts';

const ROUNDS = size(2, 40);
const CLIENTS = 6;
const PAID_BEFORE_KILL = 12;
const AMOUNT = 25;
const BOOKED_MS = 120_000;

const home = createHome();
let stripe: StripeStandIn;
let server: ServerProcess;
let reseller: Reseller;
let creditAtFirst: number;

const start = async (publicUrl?: string): Promise<ServerProcess> => {
  const { secretKey, webhookSecret, address } = stripe.settings;
  const settings = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_STAND_IN: address.href,
  };
  const started = await startServerProcess(home, publicUrl, 'tests/support/stripe-store-child.ts', settings);
  await stripe.order('endpoint', { url: `${started.url}/payment-gateway/stripe` });
  return started;
};
const credit = () => readCredit(reseller);

beforeAll(async () => {
  stripe = await startStripe();
  server = await start();
  reseller = await newReseller(server);
  await liveIn(reseller, 'US');
  creditAtFirst = await credit();
}, 300_000);

afterAll(async () => {
  await server.stop();
  await stripe.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

/** The session to pay in; undefined when the server went away. */
const submit = async (key: string): Promise<string | undefined> => {
  const params = { header: { 'Idempotency-Key': key } };
  // The same body for the same key, whatever port the next process listens on.
  const body = { ...creditTopUp({ url: server.publicUrl }, AMOUNT), paymentMethodId: 'stripe' };
  const submitted = await reseller.api.POST('/payments/credit/submit', { params, body }).catch(() => undefined);
  return submitted?.data?.paymentUrl?.split('/').at(-1);
};

type Load = { submitted: string[]; inDoubt: string[] };

/** Pays one after the other until the server is gone. Every third payer leaves the page open for later. */
const payUntilGone = async (load: Load, onPaid: () => void): Promise<void> => {
  for (let count = 0; ; count++) {
    const key = randomUUID();
    const session = await submit(key);
    if (session === undefined) {
      load.inDoubt.push(key);
      return;
    }
    load.submitted.push(key);
    if (count % 3 !== 2) await stripe.order('pay', { id: session, wait: false });
    onPaid();
  }
};

/** Repeats the call until the page is there, and pays on it unless that was done. */
const payAtLast = async (key: string): Promise<void> => {
  let session: string | undefined;
  await until('the payment has a page', async () => (session = await submit(key)) !== undefined, BOOKED_MS);
  const { sessions } = await stripe.books();
  if (sessions.find(({ id }) => id === session)?.status === 'open')
    await stripe.order('pay', { id: session ?? '', wait: false });
};

const statuses = async (): Promise<string[]> => {
  const params = { query: { page_size: 9_999 } };
  const { items } = await bodyOf(reseller.api.GET('/payments/history', { params }));
  return items.flatMap((purchase) => purchase.items.map(({ status }) => status));
};

test(
  `a server that is killed ${ROUNDS} times while payments are made books each once`,
  { timeout: within(600_000) },
  async () => {
    const keys: string[] = [];
    let doubts = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const load: Load = { submitted: [], inDoubt: [] };
      let killed: Promise<void> | undefined;
      // One is killed between Stripe's deed and its answer.
      await stripe.order('misbehave', { fault: 'slow', path: 'POST /v1/checkout/sessions', times: 1 });
      const clients = Array.from({ length: CLIENTS }, () =>
        payUntilGone(load, () => {
          if (load.submitted.length >= PAID_BEFORE_KILL) killed ??= server.kill(round % 2 === 0);
        }),
      );
      await Promise.all(clients);
      await killed;
      doubts += load.inDoubt.length;

      server = await start(server.publicUrl);
      reseller = { ...reseller, api: storefrontClient(server, reseller.token) };
      await Promise.all([...load.submitted, ...load.inDoubt].map(payAtLast));
      keys.push(...load.submitted, ...load.inDoubt);
      const isBooked = async () => (await statuses()).every((status) => status === 'SUCCESS');
      await until('every payment is booked', isBooked, BOOKED_MS);

      const { intents, sessions } = await stripe.books();
      expect(await statuses()).toHaveLength(keys.length);
      // A second page of a payment could be paid, too.
      expect(sessions).toHaveLength(keys.length);
      expect(intents.filter(({ status }) => status === 'succeeded')).toHaveLength(keys.length);
      expect(await credit()).toBe(creditAtFirst + AMOUNT * keys.length);
      await withDatabase(home, (db) => expectBooksToBeRight({ db }));
    }
    expect(doubts).toBeGreaterThanOrEqual(ROUNDS);
  },
);
