// Operators give payments back: out of the credit, once, and never more than was paid.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reversePayment } from '#server/payments/reverse.ts';
import { changesOf } from '#support/audit.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import {
  attentionTo,
  balanceOf,
  codeOf,
  newPayer,
  openDesk,
  orderTopUp,
  pay,
  readDeskPayment,
  type RefundDetails,
  refundPayment,
  settleAdjustment,
} from '#support/desk.ts';
import { type Operator, operatorClient } from '#support/operator-client.ts';
import { orderPackages, purchases } from '#support/payer.ts';
import { bodyOf, refusalOf, type Reseller, type Schemas } from '#support/reseller.ts';
import { registerSale } from '#support/sales.ts';
import { idOf, priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';
import { bankTransfer } from '#support/transfers.ts';
import { stopWithoutDeadlocks } from '../races/deadlocks.ts';

let server: TestServer;
let olivia: Operator;
let otto: Operator;
let reseller: Reseller;

beforeAll(async () => {
  ({ server, olivia, otto } = await openDesk({ bankTransfer }));
});
beforeEach(async () => {
  reseller = await newPayer(server);
});
afterAll(() => stopWithoutDeadlocks(server));
afterAll(() => expectBooksToBeRight(server));

const order = (amount?: number, method?: string) => orderTopUp(server, reseller, amount, method);
const paid = async (amount?: number, method?: string): Promise<string> => pay(server, await order(amount, method));
const refund = (id: string, value: number, { by = olivia, ...further }: { by?: Operator } & RefundDetails = {}) =>
  refundPayment(by, id, value, further);
const read = (id: string) => readDeskPayment(olivia, id);
const settle = settleAdjustment;
const balance = () => balanceOf(reseller);
const madeByProvider = (id: string) => server.db.system`
  select amount from reference_refund where payment_id = ${id} and message is null order by created_at`;

test('STO-175: a payment is listed with its end, once, also where no report tells of it', async () => {
  const kinds = async (id: string) => (await read(id)).events.map(({ kind }) => kind);
  expect(await kinds(await paid())).toEqual(['SUBMITTED', 'SUCCESS']);
  const { paymentId } = await order();
  expect(await kinds(paymentId)).toEqual(['SUBMITTED']);
  const cancelled = await reseller.api.POST('/payments/history/{id}/cancel', { params: { path: { id: paymentId } } });
  expect(cancelled.response.status).toBe(204);
  expect(await kinds(paymentId)).toEqual(['SUBMITTED', 'CANCELLED']);
});

describe('an operator', () => {
  test('refunds in parts, the credit and the tax to the cent', async () => {
    const id = await paid();
    const first = await bodyOf(refund(id, 33.33));
    expect(first).toMatchObject({
      takenBack: { value: 33.33 },
      refundable: { value: 85.67 },
      refundWay: 'PROVIDER',
      refunds: [{ state: 'REFUNDED', enteredBy: olivia.email, reason: 'Ordered by mistake', amount: { value: 33.33 } }],
    });
    expect(first.events.map(({ kind }) => kind)).toEqual([
      'SUBMITTED',
      'SUCCESS',
      'REFUND_ENTERED',
      'TAKEN_BACK',
      'REFUNDED',
    ]);
    expect(await balance()).toBe(71.99);
    const rest = await bodyOf(refund(id, 85.67, { by: otto }));
    expect(rest).toMatchObject({ takenBack: { value: 119 }, refundable: { value: 0 } });
    expect(await balance()).toBe(0);
    expect(await madeByProvider(id)).toEqual([{ amount: 3_333 }, { amount: 8_567 }]);
  });

  test('is recorded with before and after, and the reseller sees what went back', async () => {
    const id = await paid();
    await bodyOf(refund(id, 23.8));
    const [change] = await changesOf(server, id);
    expect(change).toMatchObject({
      action: 'payment.refunded',
      before: { takenBack: 0, credit: 10_000, currency: 'USD' },
      after: { takenBack: 2_380, credit: 8_000, amount: 2_380, note: 'Ordered by mistake', enteredBy: olivia.email },
    });
    const listed = await bodyOf(olivia.desk.GET('/payments', { params: { query: { search: id } } }));
    expect(listed.items[0]).toMatchObject({ id, state: 'SUCCESS', takenBack: { value: 23.8, currencyCode: 'USD' } });
    expect((await purchases(reseller))[0]?.takenBack).toEqual({ priceValue: 23.8, currencyCode: 'USD' });
    const path = { id: await idOf(server, reseller) };
    const { items } = await bodyOf(olivia.desk.GET('/resellers/{id}/statement', { params: { path } }));
    expect(items[0]).toMatchObject({ cause: 'REVERSAL', payment: id, actor: olivia.email, amount: { value: -20 } });
  });

  test('refunds what the credit covers, and learns how much that is', async () => {
    const id = await paid();
    await setCredit(server, reseller, 1_000);
    expect((await read(id)).refundable.value).toBe(11.9);
    const { error } = await refund(id, 11.91);
    expect(error).toMatchObject({ code: 'refund_too_large', values: { limit: '11.90 USD' } });
    expect(await balance()).toBe(10);
    await bodyOf(refund(id, 11.9));
    expect([await balance(), (await read(id)).refundable.value]).toEqual([0, 0]);
    expect(await codeOf(refund(id, 0.01))).toBe('refund_too_large');
  });

  test('refunds packages out of the credit, and they stay in stock', async () => {
    const [product] = (await bodyOf(reseller.api.GET('/products/data-packages'))).dataPackages;
    const cart: Schemas['Cart'] = [{ dataPackageId: product?.id ?? '', amount: 3 }];
    const id = await pay(server, await orderPackages(server, reseller, cart));
    const { total, price, refundable } = await read(id);
    expect(refundable.value).toBe(0);
    await setCredit(server, reseller, 100_000);
    await bodyOf(refund(id, total.value));
    expect(await balance()).toBeCloseTo(1_000 - price.value, 10);
    const { items } = await bodyOf(reseller.api.GET('/products/inventory', {}));
    expect(items).toMatchObject([{ amount: 3 }]);
  });

  test('refunds once with a key, and each time without', async () => {
    const id = await paid();
    const key = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => refund(id, 10, { key })));
    await bodyOf(refund(id, 10, { key }));
    expect((await read(id)).takenBack.value).toBe(10);
    expect(await refusalOf(refund(id, 11, { key }))).toMatchObject({ status: 422 });
    await bodyOf(refund(id, 10));
    expect((await read(id)).takenBack.value).toBe(20);
  });

  test('races another one and a sale, and no more goes back than was paid, nor than there is', async () => {
    const id = await paid();
    const item = await shelve(reseller, 'Germany 1 GB');
    const price = priceOf(item) / 100;
    const sell = () => registerSale(reseller, item.id);
    const refunds = Array.from({ length: 12 }, (_, index) => refund(id, 23.8, { by: index % 2 ? otto : olivia }));
    const [answers, sale] = await Promise.all([Promise.all(refunds), sell()]);
    const made = answers.filter(({ response }) => response.status === 200).length;
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200, 409]));
    const isSold = sale.response.status === 200;
    const left = isSold ? 100 - price : 100;
    expect(made).toBe(Math.floor(left / 20));
    expect(await balance()).toBeCloseTo(left - made * 20, 10);
    expect(await madeByProvider(id)).toHaveLength(made);
  });

  test('races a dispute, and no more goes back than was paid', async () => {
    const id = await paid();
    const dispute = {
      reversal: 'dispute',
      reference: `dp_${id}`,
      amount: 11_900,
      currency: 'USD',
      isFinal: false,
    } as const;
    const refunds = Array.from({ length: 6 }, (_, index) => refund(id, 11.9, { by: index % 2 ? otto : olivia }));
    await Promise.all([...refunds, reversePayment(server.db, { id, ...dispute })]);
    expect((await read(id)).takenBack.value).toBe(119);
    expect(await balance()).toBe(0);
    const made = (await madeByProvider(id)).length;
    await reversePayment(server.db, { id, ...dispute, amount: 0, isFinal: true });
    expect((await read(id)).takenBack.value).toBeCloseTo(made * 11.9, 10);
    expect(await balance()).toBe(100 - made * 10);
  });

  test('is told when the provider refuses, and the credit is there again', async () => {
    const id = await paid(100, 'reference-crypto');
    const { refunds, takenBack } = await bodyOf(refund(id, 119));
    expect(refunds).toMatchObject([{ state: 'REFUSED', message: 'Payments by crypto cannot be refunded.' }]);
    expect([takenBack.value, await balance()]).toEqual([0, 100]);
  });

  test.each([
    [0, {}],
    [1.234, {}],
    [10, { currencyCode: 'EUR' }],
    [10, { reason: ' ' }],
    [10, { reference: 'Refund 1' }],
  ])('is refused %s with %o', async (value, further) => {
    const id = await paid();
    expect(await refusalOf(refund(id, value, further))).toMatchObject({ status: 400 });
    expect(await balance()).toBe(100);
  });

  test('refunds nothing that is not paid, or not there', async () => {
    const { paymentId } = await order(100);
    expect(await codeOf(refund(paymentId, 10))).toBe('refund_too_large');
    expect(await refusalOf(refund(randomUUID(), 10))).toMatchObject({ status: 404 });
  });
});

test('a reseller refunds nothing', async () => {
  const id = await paid();
  const by = { ...olivia, desk: operatorClient(server, reseller.token) };
  expect(await refusalOf(refund(id, 10, { by }))).toMatchObject({ status: 403 });
  expect(await balance()).toBe(100);
});

describe('a large refund', () => {
  const waiting = async (): Promise<{ payment: string; id: string }> => {
    const payment = await paid(1_000);
    const { refunds, takenBack } = await bodyOf(refund(payment, 1_190));
    expect(refunds).toMatchObject([{ state: 'WAITING' }]);
    expect(takenBack.value).toBe(0);
    return { payment, id: refunds[0]?.id ?? '' };
  };

  test('is made when another operator confirms it, once', async () => {
    const { payment, id } = await waiting();
    const path = { id: await idOf(server, reseller) };
    const { waitingAdjustments } = await bodyOf(olivia.desk.GET('/resellers/{id}', { params: { path } }));
    expect(waitingAdjustments).toMatchObject([{ id, reason: 'REFUND', payment, amount: { value: -1_190 } }]);
    expect(await attentionTo(otto, id)).toMatchObject([
      { kind: 'REFUND_TO_CONFIRM', reseller: path, facts: { name: olivia.email, amount: { value: 1_190 } } },
    ]);
    expect(await codeOf(settle(olivia, id, 'confirm'))).toBe('own_adjustment');
    await Promise.all(Array.from({ length: 5 }, () => settle(otto, id, 'confirm')));
    expect((await read(payment)).refunds).toMatchObject([{ state: 'REFUNDED', settledBy: otto.email }]);
    expect(await madeByProvider(payment)).toEqual([{ amount: 119_000 }]);
    expect(await balance()).toBe(0);
    expect(await attentionTo(otto, id)).toEqual([]);
  });

  test('goes no further when it is declined', async () => {
    const { payment, id } = await waiting();
    await bodyOf(settle(otto, id, 'decline'));
    expect(await attentionTo(otto, id)).toEqual([]);
    expect((await read(payment)).refunds).toMatchObject([{ state: 'DECLINED', settledBy: otto.email }]);
    expect(await codeOf(settle(otto, id, 'confirm'))).toBe('adjustment_closed');
    expect([await balance(), await madeByProvider(payment)]).toEqual([1_000, []]);
  });

  test('does not wait when it is more than can be refunded', async () => {
    const payment = await paid(1_000);
    expect(await codeOf(refund(payment, 1_190.01))).toBe('refund_too_large');
    expect((await read(payment)).refunds).toEqual([]);
  });

  test('waits on when the credit does not cover it any more', async () => {
    const { payment, id } = await waiting();
    await setCredit(server, reseller, 500);
    expect(await codeOf(settle(otto, id, 'confirm'))).toBe('refund_too_large');
    expect((await read(payment)).refunds).toMatchObject([{ state: 'WAITING' }]);
  });

  test('does not go in small parts, nor beside credit that is taken back', async () => {
    const id = await paid(1_000);
    await bodyOf(refund(id, 300));
    const path = { id: await idOf(server, reseller) };
    const body = { value: -150, currencyCode: 'USD', reason: 'CORRECTION', note: 'Booked twice' } as const;
    await bodyOf(olivia.desk.POST('/resellers/{id}/adjustments', { params: { path }, body }));
    expect((await bodyOf(refund(id, 100))).refunds.map(({ state }) => state)).toEqual(['REFUNDED', 'WAITING']);
  });
});

describe('a bank transfer', () => {
  const came = async (): Promise<string> => {
    const { paymentId } = await order(100, 'bank-transfer');
    const body = { value: 119, currencyCode: 'USD', valueDate: '2026-01-05', note: '' };
    await bodyOf(olivia.desk.POST('/payments/{id}/settle', { params: { path: { id: paymentId } }, body }));
    return paymentId;
  };

  test('is paid back by hand, under a reference', async () => {
    const id = await came();
    expect(await read(id)).toMatchObject({ refundWay: 'BY_HAND', refundable: { value: 119 } });
    const { refunds, events } = await bodyOf(refund(id, 119, { reference: ' Refund 7 ' }));
    expect(refunds).toMatchObject([{ state: 'REFUNDED', reference: 'Refund 7' }]);
    expect(events.map(({ kind }) => kind).slice(-3)).toEqual(['REFUND_ENTERED', 'TAKEN_BACK', 'REFUNDED']);
    expect(await balance()).toBe(0);
  });

  test('without one is refused, so that nobody forgets it', async () => {
    const id = await came();
    const refusal = await refund(id, 119);
    expect(refusal.error?.errors?.[0]).toMatchObject({ field: 'body.reference', code: 'missing' });
    expect(await balance()).toBe(100);
  });
});
