// When the exchange fails, hangs, or the process dies between its yes and the booking.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#server/core/caller.ts';
import type { ExchangeGateway } from '#server/gateways/index.ts';
import {
  getCredit,
  submitCreditTopUp,
  listPaymentHistory,
  startExchangeSignIn,
  submitExchangeSignIn,
} from '#server/payments/index.ts';
import { closeUnstartedPayments } from '#server/payments/submission/start-payment.ts';
import { closeBalancePayments } from '#server/payments/submission/pay-by-balance.ts';
import { agePayments } from '#support/age-payments.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { whole } from '#support/whole.ts';
import { addReseller, callOf, openPaymentStore, type PaymentStore, topUp } from '../payments/payment-store.ts';
import { inputOf } from '#support/input.ts';

const username = '+491701234567';

let store: PaymentStore;
let caller: Caller;

beforeAll(async () => {
  store = await openPaymentStore();
});
afterAll(() => store.stop());
beforeEach(async () => {
  caller = await addReseller(store, { country: 'US' });
});

const signIn = async (): Promise<string> => {
  await startExchangeSignIn(store.deps, caller, inputOf('startExchangeSignIn', { body: { username } }));
  const { token } = await submitExchangeSignIn(
    store.deps,
    caller,
    inputOf('submitExchangeSignIn', { body: { username, code: '123456', authType: 'smsCode' } }),
  );
  return token;
};

const callFor = (token: string) =>
  callOf(caller, { ...topUp(store, 10, 10), paymentMethodId: 'exchange-balance', token });

/** The exchange with some of its calls replaced; it is waited for a moment only. */
const exchangeThat = (changes: Partial<ExchangeGateway>) => ({
  ...store.deps,
  exchange: { ...store.deps.exchange, ...changes },
  gatewayTimeoutMs: 200,
});

const hangs = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error('no route'));

const statuses = async (): Promise<string[]> =>
  (await whole(listPaymentHistory(store.deps, caller, inputOf('listPaymentHistory')))).items.flatMap(({ items }) =>
    items.map(({ status }) => status),
  );

/** In cents. */
const credit = async (): Promise<number> => Math.round((await getCredit(store, caller)).balance.value * 100);

/** Lets minutes go by. */
const letTimePass = () => agePayments(store, caller.resellerId, 10);

test.each([
  ['fails', fails, 502, 'Bad gateway'],
  ['hangs', hangs, 504, 'Gateway timeout'],
])('signing in at an exchange that %s is refused', async (_, behaves, status, title) => {
  const deps = exchangeThat({ startSignIn: behaves, submitSignIn: behaves });
  await expect(
    startExchangeSignIn(deps, caller, inputOf('startExchangeSignIn', { body: { username } })),
  ).rejects.toMatchObject({ status, title });
  const body = { username, code: '123456', authType: 'smsCode' } as const;
  await expect(submitExchangeSignIn(deps, caller, inputOf('submitExchangeSignIn', { body }))).rejects.toMatchObject({
    status,
    title,
  });
});

test.each([
  ['fails', fails, 502],
  ['hangs', hangs, 504],
])(
  'a charge that %s before it arrives leaves the payment pending, and closes as a failure',
  async (_, behaves, status) => {
    const call = callFor(await signIn());
    await expect(submitCreditTopUp(exchangeThat({ charge: behaves }), ...call)).rejects.toMatchObject({ status });
    expect(await statuses()).toEqual(['PENDING']);
    await closeBalancePayments(store.deps);
    expect(await statuses()).toEqual(['PENDING']);

    await letTimePass();
    await closeUnstartedPayments(store.db.system);
    expect(await statuses()).toEqual(['PENDING']);
    await closeBalancePayments(store.deps);
    expect(await statuses()).toEqual(['FAILURE']);
    // The charge that was on its way comes too late.
    expect(await submitCreditTopUp(store.deps, ...call)).toMatchObject({ status: 'FAILURE' });
    expect(await credit()).toBe(0);
  },
);

test.each([
  ['fails', fails, 502],
  ['hangs', hangs, 504],
])('a charge whose answer %s is booked by the repeated call, once', async (_, behaves, status) => {
  const call = callFor(await signIn());
  const { charge } = store.deps.exchange;
  const deps = exchangeThat({ charge: (order) => charge(order).then(behaves) });
  await expect(submitCreditTopUp(deps, ...call)).rejects.toMatchObject({ status });
  expect(await submitCreditTopUp(store.deps, ...call)).toMatchObject({ status: 'SUCCESS' });
  await letTimePass();
  await closeBalancePayments(store.deps);
  expect(await credit()).toBe(1_000);
});

test('is booked by the job when the process is killed between the yes of the exchange and the booking', async () => {
  const call = callFor(await signIn());
  const worker = path.join(import.meta.dirname, 'charging-worker.ts');
  const child = spawn(process.execPath, [worker, JSON.stringify(store.logins), JSON.stringify(call), store.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString()).toContain('charged SUCCESS');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(await statuses()).toEqual(['PENDING']);
  expect(await credit()).toBe(0);

  await letTimePass();
  await Promise.all([closeBalancePayments(store.deps), closeBalancePayments(store.deps)]);
  expect(await statuses()).toEqual(['SUCCESS']);
  expect(await credit()).toBe(1_000);
  await expectBooksToBeRight(store);
});

test('is booked as well when the exchange fails for another payment', async () => {
  const { charge, closeCharge } = store.deps.exchange;
  const deps = exchangeThat({ charge: (order) => charge(order).then(fails) });
  for (const token of [await signIn(), await signIn()]) {
    await expect(submitCreditTopUp(deps, ...callFor(token))).rejects.toMatchObject({ status: 502 });
  }
  await letTimePass();
  let calls = 0;
  const failingOnce = exchangeThat({ closeCharge: (id) => ((calls += 1) === 1 ? fails() : closeCharge(id)) });
  await closeBalancePayments(failingOnce);
  expect(await credit()).toBe(1_000);
  await closeBalancePayments(store.deps);
  expect(await credit()).toBe(2_000);
});
