// A provider that fails or hangs, in every call that waits for one: nothing is charged, and the same call goes on later.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '#domain/limits.ts';
import type { Caller } from '#server/core/caller.ts';
import { GATEWAY_TIMEOUT_MS, type PaymentGateway } from '#server/gateways/index.ts';
import {
  addPaymentMethod,
  cancelPayment,
  submitCart,
  submitCreditTopUp,
  listPaymentHistory,
} from '#server/payments/index.ts';
import { settlePayment } from '#server/payments/settle.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { whole } from '#support/whole.ts';
import {
  addProduct,
  addReseller,
  callOf,
  openPaymentStore,
  type PaymentStore,
  purchase,
  topUp,
} from './payment-store.ts';
import { inputOf } from '#support/input.ts';

type Health = 'fails' | 'hangs' | 'works' | 'reports first';

const provider: { health: Health; orders: string[]; given: AbortSignal[] } = { health: 'works', orders: [], given: [] };

const open = async (id: string, signal: AbortSignal): Promise<string> => {
  provider.orders.push(id);
  provider.given.push(signal);
  if (provider.health === 'hangs') return new Promise<never>(() => {});
  if (provider.health === 'fails') throw new Error('no answer');
  if (provider.health === 'reports first') await settlePayment(store.db, { id, ...paid });
  return `https://pay.example/${id}`;
};

const paid = { outcome: 'SUCCESS', amount: 2_500, currency: 'USD' } as const;

const gateway: PaymentGateway = {
  methods: () => [{ id: 'reference-card', name: 'Card', isCustomPaymentMethod: false, currencies: ['USD'] }],
  createPayment: async ({ id }, signal) => ({ paymentUrl: await open(id, signal), reference: id }),
  cancelPayment: async ({ id }, signal) => ({ id, ...paid, outcome: 'CANCELLED', message: await open(id, signal) }),
  cards: {
    method: { id: 'reference-card', name: 'Card' },
    openForm: async ({ id }, signal) => ({ formUrl: await open(id, signal), reference: id }),
    charge: () => Promise.reject(new Error('no charges here')),
  },
};

let store: PaymentStore;
let caller: Caller;

beforeAll(async () => {
  store = await openPaymentStore({ gateway, gatewayTimeoutMs: 200 });
});
afterAll(() => store.stop());
afterAll(() => expectBooksToBeRight(store));
beforeEach(async () => {
  caller = await addReseller(store, { country: 'US' });
  provider.orders.length = 0;
  provider.given.length = 0;
});

/** Each call, ready to be repeated with the same key. */
const calls: Record<string, () => Promise<() => Promise<{ paymentUrl?: string }>>> = {
  submitCreditTopUp: async () => {
    const call = callOf(caller, topUp(store, 25, 25));
    return () => submitCreditTopUp(store.deps, ...call);
  },
  submitCart: async () => {
    const product = await addProduct(store, { price: 200 });
    const call = callOf(caller, purchase(store, 4, [product, 2]));
    return () => submitCart(store.deps, ...call);
  },
  addPaymentMethod: async () => {
    const call = callOf(caller, { callbackUrl: `${store.url}/credits` });
    return () => addPaymentMethod(store.deps, ...call);
  },
};

describe.each(Object.keys(calls))('%s', (name) => {
  test.each([
    ['fails', 502, 'Bad gateway'],
    ['hangs', 504, 'Gateway timeout'],
  ] as const)('of a provider that %s answers %d, and goes on when it is repeated', async (health, status, title) => {
    const send = await calls[name]!();
    provider.health = health;
    await expect(send()).rejects.toMatchObject({
      status,
      title,
      message: expect.stringContaining('Nothing was charged'),
    });
    const { items } = await whole(listPaymentHistory(store.deps, caller, inputOf('listPaymentHistory')));
    expect(items.flatMap((purchase) => purchase.items.map((item) => item.status))).toEqual(
      name === 'addPaymentMethod' ? [] : ['FAILURE'],
    );

    provider.health = 'works';
    const { paymentUrl } = await send();
    expect(new Set(provider.orders).size).toBe(1);
    expect(paymentUrl).toBe(`https://pay.example/${provider.orders[0]}`);
  });
});

test.each([
  ['fails', 502],
  ['hangs', 504],
] as const)(
  'cancelPayment of a provider that %s answers %d and leaves the payment as it was',
  async (health, status) => {
    provider.health = 'works';
    const { paymentId } = await submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 25, 25)));
    const cancel = () => cancelPayment(store.deps, caller, inputOf('cancelPayment', { params: { id: paymentId } }));
    const read = async () =>
      (await whole(listPaymentHistory(store.deps, caller, inputOf('listPaymentHistory')))).items[0];
    provider.health = health;
    await expect(cancel()).rejects.toMatchObject({ status, message: expect.stringContaining('was not cancelled') });
    expect(await read()).toMatchObject({ hasPending: true, paymentUrl: `https://pay.example/${paymentId}` });
    provider.health = 'works';
    await cancel();
    expect(await read()).toMatchObject({ hasPending: false, isCancelled: true });
  },
);

describe('the time limit', () => {
  test('leaves the client, which waits for a minute, time for the answer', () => {
    expect(GATEWAY_TIMEOUT_MS).toBeLessThanOrEqual(REQUEST_TIMEOUT_MS / 2);
  });

  test('aborts the call to the provider when the caller no longer waits', async () => {
    const send = await calls['submitCreditTopUp']!();
    provider.health = 'hangs';
    await expect(send()).rejects.toMatchObject({ status: 504 });
    expect(provider.given[0]?.aborted).toBe(true);
  });
});

test('a payment that is reported before its page is known stays paid', async () => {
  provider.health = 'reports first';
  await submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 25, 25)));
  const { items } = await whole(listPaymentHistory(store.deps, caller, inputOf('listPaymentHistory')));
  expect(items.flatMap((purchase) => purchase.items.map(({ status }) => status))).toEqual(['SUCCESS']);
});
