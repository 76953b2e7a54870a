// An operator changes no money of an account of their own alone, however little it is.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attentionTo, codeOf, openDesk, readDeskPayment, refundPayment, settleAdjustment } from '#support/desk.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { newOperator, type Operator, type OperatorSchemas } from '#support/operator-client.ts';
import { bodyOf } from '#support/reseller.ts';
import { idOf } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';
import { recordTransfer } from '#support/transfers.ts';

let server: TestServer;
let otto: Operator;
/** Whose account it is. */
let olivia: Operator;
let path: { id: string };
let bonus: number;

beforeAll(async () => {
  ({ server, otto } = await openDesk());
});
beforeEach(async () => {
  olivia = await newOperator(server);
  path = { id: await idOf(server, olivia) };
  bonus = await credit();
});
afterEach(() => expectBooksToBeRight(server));
afterAll(() => server.stop());

const read = () => bodyOf(otto.desk.GET('/resellers/{id}', { params: { path } }));
const credit = async () => (await read()).credits[0]?.value ?? 0;

const adjust = (by: Operator, value: number) =>
  bodyOf(
    by.desk.POST('/resellers/{id}/adjustments', {
      params: { path },
      body: { value, currencyCode: 'USD', reason: 'GOODWILL', note: 'A kindness' },
    }),
  );

describe('credit', () => {
  test.each([0.01, -0.01])('of %s dollars waits for another operator', async (value) => {
    const { id, state } = await adjust(olivia, value);
    expect(state).toBe('WAITING');
    expect(await credit()).toBe(bonus);
    expect(await attentionTo(otto, id)).toMatchObject([{ kind: 'ADJUSTMENT', facts: { name: olivia.email } }]);
    expect(await codeOf(settleAdjustment(olivia, id))).toBe('own_adjustment');
    expect(await bodyOf(settleAdjustment(otto, id))).toMatchObject({ state: 'BOOKED', settledBy: otto.email });
    expect(await credit()).toBeCloseTo(bonus + value, 10);
  });

  test('is granted alone by another operator', async () => {
    expect((await adjust(otto, 0.01)).state).toBe('BOOKED');
  });
});

describe('a payment', () => {
  const settle = (by: Operator, id: string) =>
    bodyOf(
      by.desk.POST('/payments/{id}/settle', {
        params: { path: { id } },
        body: { value: 10, currencyCode: 'USD', valueDate: '2026-01-05', note: '' },
      }),
    );

  test('by bank transfer is booked when another operator has found it as well', async () => {
    const id = await recordTransfer(server, olivia.email);
    expect((await settle(olivia, id)).state).toBe('PENDING');
    expect(await attentionTo(otto, id)).toMatchObject([{ kind: 'TRANSFER' }]);
    expect((await settle(olivia, id)).state).toBe('PENDING');
    expect(await credit()).toBe(bonus);
    expect((await settle(otto, id)).state).toBe('SUCCESS');
    expect(await credit()).toBe(bonus + 10);
  });

  test('is refunded when another operator confirms it', async () => {
    const payment = await recordTransfer(server, olivia.email);
    await settle(otto, payment);
    const { refunds } = await bodyOf(refundPayment(olivia, payment, 0.01, { reference: 'Refund 1' }));
    expect(refunds).toMatchObject([{ state: 'WAITING' }]);
    const id = refunds[0]?.id ?? '';
    expect(await codeOf(settleAdjustment(olivia, id))).toBe('own_adjustment');
    await bodyOf(settleAdjustment(otto, id));
    expect((await readDeskPayment(otto, payment)).refunds).toMatchObject([{ state: 'REFUNDED' }]);
  });
});

describe('a discount', () => {
  const none = { discountRate: 0, pricingGroup: '' };
  const set = (by: Operator, to: OperatorSchemas['Pricing'], seen: OperatorSchemas['Pricing'] = none) =>
    bodyOf(by.desk.PUT('/resellers/{id}/pricing', { params: { path }, body: { ...to, seen } }));
  const confirm = (by: Operator, id: string) =>
    by.desk.POST('/pricing-changes/{id}/confirm', { params: { path: { id } } });

  test('waits for another operator, also a lower one', async () => {
    const little = { ...none, discountRate: 0.01 };
    const { waitingPricing, discountRate } = await set(olivia, little);
    expect([discountRate, waitingPricing?.discountRate]).toEqual([0, 0.01]);
    const id = waitingPricing?.id ?? '';
    expect(await codeOf(confirm(olivia, id))).toBe('own_adjustment');
    expect(await bodyOf(confirm(otto, id))).toMatchObject(little);
    expect(await set(olivia, none, little)).toMatchObject({ ...little, waitingPricing: { discountRate: 0 } });
  });

  test('that stays as it is lets the pricing group be set alone', async () => {
    const grouped = { ...none, pricingGroup: 'Partner' };
    expect(await set(olivia, grouped)).toMatchObject(grouped);
  });
});
