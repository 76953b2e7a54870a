import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from '#server/core/caller.ts';
import { listInventory } from '#server/inventory/index.ts';
import { getCredit, submitCart, submitCreditTopUp, listPaymentHistory } from '#server/payments/index.ts';
import { settlePayment } from '#server/payments/settle.ts';
import { type PaymentReport, reportPath } from '#server/gateways/index.ts';
import { signReport, signatureHeader } from '#server/gateways/payment/report.ts';
import { auditOf } from '#support/audit.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { whole } from '#support/whole.ts';
import {
  accountsOf,
  addProduct,
  addReseller,
  callOf,
  openPaymentStore,
  type PaymentStore,
  purchase,
  topUp,
} from './payment-store.ts';
import { inputOf } from '#support/input.ts';

let store: PaymentStore;
let caller: Caller;
let paymentId: string;

beforeAll(async () => {
  store = await openPaymentStore();
});
afterAll(() => store.stop());
beforeEach(async () => {
  caller = await addReseller(store);
  ({ paymentId } = await submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 25, 29.75))));
});
afterEach(async () => {
  await expectBooksToBeRight(store);
});

const success = (changes: Partial<PaymentReport> = {}): PaymentReport => ({
  id: paymentId,
  outcome: 'SUCCESS',
  amount: 2_975,
  currency: 'USD',
  ...changes,
});
const failure = (): PaymentReport => success({ outcome: 'FAILURE', message: 'Declined' });

const post = (body: string, signature?: string): Promise<Response> =>
  fetch(`${store.url}${reportPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature !== undefined && { [signatureHeader]: signature }) },
    body,
  });

const send = async (report: object, key = store.key, now = new Date()): Promise<number> => {
  const body = JSON.stringify(report);
  return (await post(body, signReport(key, body, now))).status;
};

/** Sends it this many seconds ahead of the store's clock, which is held: the age is exact on a busy machine too. */
const sendAhead = async (report: object, seconds: number): Promise<number> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    return await send(report, store.key, new Date(Date.now() + seconds * 1000));
  } finally {
    vi.useRealTimers();
  }
};

const credit = async (): Promise<number> => (await getCredit(store, caller)).balance.value;
const status = async (): Promise<string | undefined> => {
  const { items } = await whole(listPaymentHistory(store.deps, caller, inputOf('listPaymentHistory')));
  return items.find(({ id }) => id === paymentId)?.items[0]?.status;
};
/** The inventory, by name. */
const shelfOf = async (who: Caller) =>
  (await listInventory(store.deps, who, inputOf('listInventory'))).items.toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
const bookings = async (): Promise<number> => {
  const rows = await store.db.system`select 1 from ledger_transaction where reference = ${paymentId}`;
  return rows.length;
};

const expectNothingBooked = async (): Promise<void> => {
  expect([await credit(), await bookings(), await status()]).toEqual([0, 0, 'PENDING']);
};

describe('a reported success', () => {
  test('books the price as credit and the tax as tax, with an audit entry', async () => {
    expect(await send(success())).toBe(200);
    expect(await credit()).toBe(25);
    expect(await status()).toBe('SUCCESS');
    expect(await accountsOf(store, caller)).toEqual(['credit 2500', 'payments -2975', 'tax 475']);
    expect(await auditOf(store, { resellerId: caller.resellerId }, 'payment')).toMatchObject([
      { actor: caller.actor, reference: paymentId },
    ]);
  });

  test('is booked once, however often it comes', async () => {
    for (let time = 0; time < 5; time++) expect(await send(success())).toBe(200);
    expect([await credit(), await bookings()]).toEqual([25, 1]);
  });

  test('is booked once when it comes 20 times at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(success())));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect([await credit(), await bookings()]).toEqual([25, 1]);
  });

  test('is booked once by 20 settlements in the database at the same moment', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => settlePayment(store.db, success())));
    expect(new Set(results)).toEqual(new Set(['SUCCESS']));
    expect([await credit(), await bookings()]).toEqual([25, 1]);
  });

  test('is booked after a failure, however late', async () => {
    expect(await send(failure())).toBe(200);
    expect([await credit(), await status()]).toEqual([0, 'FAILURE']);
    expect(await send(success())).toBe(200);
    expect([await credit(), await status()]).toEqual([25, 'SUCCESS']);
  });

  test('is not taken back by a failure that comes after it', async () => {
    await send(success());
    expect(await send(failure())).toBe(200);
    expect([await credit(), await status()]).toEqual([25, 'SUCCESS']);
  });

  test('ends the same way in whatever order everything comes', async () => {
    const reports = [success(), failure(), success(), failure(), failure(), success()];
    await Promise.all(reports.map((report) => send(report)));
    expect([await credit(), await bookings(), await status()]).toEqual([25, 1, 'SUCCESS']);
  });
});

describe('a reported failure', () => {
  test('books nothing, however often it comes', async () => {
    await Promise.all([send(failure()), send(failure()), send(failure())]);
    expect([await credit(), await bookings(), await status()]).toEqual([0, 0, 'FAILURE']);
  });
});

describe('nothing is booked', () => {
  afterEach(expectNothingBooked);

  test.each([
    ['a larger amount', { amount: 2_976 }],
    ['a smaller amount', { amount: 1 }],
    ['the price without the tax', { amount: 2_500 }],
    ['another currency', { currency: 'EUR' }],
  ])('for %s', async (_, changes) => {
    expect(await send(success(changes))).toBe(409);
  });

  test.each([
    ['no signature', () => undefined],
    ['an empty signature', () => ''],
    ['a signature of another form', () => 'v1=abc'],
    ['a signature by another key', (body: string) => signReport(randomBytes(32), body)],
    ['a signature of another body', () => signReport(store.key, JSON.stringify(success({ amount: 1 })))],
    ['a signature without its time', (body: string) => signReport(store.key, body).replace(/t=\d+/, 't=')],
    ['a signature with a newer time', (body: string) => signReport(store.key, body).replace(/t=\d+/, 't=9999999999')],
    [
      'a signature of the body alone',
      (body: string) =>
        `t=${Math.floor(Date.now() / 1000)},v1=${createHmac('sha256', store.key).update(body).digest('hex')}`,
    ],
  ])('with %s', async (_, sign) => {
    const body = JSON.stringify(success());
    const response = await post(body, sign(body));
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  test.each([
    ['more than five minutes old', -301],
    ['from more than five minutes ahead', 301],
  ])('for a report %s', async (_, seconds) => {
    expect(await sendAhead(success(), seconds)).toBe(401);
  });

  test.each([
    ['no JSON', 'SUCCESS'],
    ['an unknown outcome', { outcome: 'MAYBE' }],
    ['an amount in words', { amount: '29.75' }],
    ['a fraction of a cent', { amount: 2_975.5 }],
    ['a negative amount', { amount: -2_975 }],
    ['no amount', { amount: undefined }],
    ['something more', { status: 'SUCCESS' }],
    ['no UUID', { id: "x' or 1=1" }],
  ])('for a signed report with %s', async (_, changes) => {
    const body = typeof changes === 'string' ? changes : JSON.stringify({ ...success(), ...changes });
    expect((await post(body, signReport(store.key, body))).status).toBe(400);
  });

  test('for a payment that there is not', async () => {
    expect(await send(success({ id: randomUUID() }))).toBe(404);
  });

  test('for a report larger than any', async () => {
    const body = JSON.stringify(success({ message: 'x'.repeat(20_000) }));
    expect((await post(body, signReport(store.key, body))).status).toBe(413);
  });
});

test('accepts a report a few minutes late', async () => {
  expect(await sendAhead(success(), -299)).toBe(200);
  expect(await credit()).toBe(25);
});

describe('paid stock', () => {
  test('comes to the inventory, once, and adds to the existing stock', async () => {
    const europe = await addProduct(store, { name: 'Europe 5 GB', price: 500 });
    const world = await addProduct(store, { name: 'World 1 GB', price: 300 });
    const buy = async (total: number, ...cart: [string, number][]) => {
      ({ paymentId } = await submitCart(store.deps, ...callOf(caller, purchase(store, total, ...cart))));
      const reports = Array.from({ length: 5 }, () => send(success({ amount: Math.round(total * 100) })));
      expect(new Set(await Promise.all(reports))).toEqual(new Set([200]));
    };
    // 8 x 5.00 + 2 x 3.00 = 46.00, less 3 % = 44.62, plus 19 % = 53.10.
    await buy(53.1, [europe, 8], [world, 2]);
    await buy(5.95, [europe, 1]);
    expect(await shelfOf(caller)).toMatchObject([
      { name: 'Europe 5 GB', amount: 9 },
      { name: 'World 1 GB', amount: 2 },
    ]);
    expect(await credit()).toBe(0);
  });

  test('of many resellers at the same moment goes to each its own', async () => {
    const product = await addProduct(store, { price: 500 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => addReseller(store, { country: 'US' })));
    await Promise.all(
      buyers.map(async (buyer, index) => {
        const body = purchase(store, 5 * (index % 9) + 5, [product, (index % 9) + 1]);
        const submitted = await submitCart(store.deps, ...callOf(buyer, body));
        const amount = body.expectedPrices[0]!.priceValue * 100;
        const report = success({ id: submitted.paymentId, amount });
        await Promise.all([send(report), send(report)]);
      }),
    );
    const stockOf = async (buyer: Caller) => (await shelfOf(buyer)).map(({ amount }) => amount);
    expect((await Promise.all(buyers.map(stockOf))).flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 1]);
  });
});
