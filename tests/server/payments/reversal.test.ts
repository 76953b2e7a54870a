// A settled payment whose money went back, by a refund or a dispute: the credit pays it once, whatever comes and when.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#server/core/caller.ts';
import { listInventory } from '#server/inventory/index.ts';
import { getCredit, setAutoTopUp, submitCart, submitCreditTopUp, switchCurrency } from '#server/payments/index.ts';
import { settlePayment } from '#server/payments/settle.ts';
import { reversePayment } from '#server/payments/reverse.ts';
import type { ReversalReport } from '#server/gateways/index.ts';
import { auditOf } from '#support/audit.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { inputOf } from '#support/input.ts';
import {
  accountsOf,
  addProduct,
  addReseller,
  callOf,
  giveCard,
  openPaymentStore,
  type PaymentStore,
  purchase,
  topUp,
} from './payment-store.ts';

let store: PaymentStore;
let caller: Caller;
let paymentId: string;

const pay = async (id: string, amount: number): Promise<unknown> =>
  settlePayment(store.db, { id, outcome: 'SUCCESS', amount, currency: 'USD' });

beforeAll(async () => {
  store = await openPaymentStore();
});
afterAll(() => store.stop());
afterAll(() => expectBooksToBeRight(store));
beforeEach(async () => {
  caller = await addReseller(store);
  ({ paymentId } = await submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 25, 29.75))));
});

const refund = (amount: number, changes: Partial<ReversalReport> = {}): ReversalReport => ({
  id: paymentId,
  reversal: 'refund',
  reference: 'ch_1',
  amount,
  currency: 'USD',
  isFinal: false,
  ...changes,
});
const dispute = (amount: number, isFinal = false) =>
  refund(amount, { reversal: 'dispute', reference: 'dp_1', isFinal });
const reverse = (report: ReversalReport): Promise<void> => reversePayment(store.db, report);
const credit = async (): Promise<number> => (await getCredit(store, caller)).balance.value;
const balances = () => accountsOf(store, caller);

describe('a refund', () => {
  beforeEach(() => pay(paymentId, 2_975));

  test('takes credit and tax back, once, however often it comes', async () => {
    await Promise.all(Array.from({ length: 10 }, () => reverse(refund(2_975))));
    await reverse(refund(2_975));
    expect(await balances()).toEqual(['credit 0', 'payments 0', 'tax 0']);
    expect(await auditOf(store, { resellerId: caller.resellerId }, 'payment refund')).toMatchObject([
      { reference: paymentId },
    ]);
  });

  test('in parts takes each part once, in any order, and together exactly what was paid', async () => {
    for (const amount of [1_000, 333, 1_001, 1_000, 2_975, 2_000]) await reverse(refund(amount));
    expect(await balances()).toEqual(['credit 0', 'payments 0', 'tax 0']);
  });

  test('of a part leaves the rest', async () => {
    await reverse(refund(1_190));
    expect(await balances()).toEqual(['credit 1500', 'payments -1785', 'tax 285']);
  });

  test('of credit that is spent leaves it below zero until it is paid, and sales are refused with the reason', async () => {
    const product = await addProduct(store, { price: 2_000 });
    const stock = await submitCart(store.deps, ...callOf(caller, purchase(store, 23.8, [product, 1])));
    await pay(stock.paymentId, 2_380);
    await reverse(refund(2_380, { id: stock.paymentId, reference: 'ch_2' }));
    await reverse(refund(2_975));
    expect(await credit()).toBe(-20);
    const [item] = (await listInventory(store.deps, caller, inputOf('listInventory'))).items;
    const sale = { uid: randomUUID(), inventoryItemId: item?.id, actor: 'a' };
    const sold = store.db.forReseller(
      caller.resellerId,
      (tx) => tx`
      select sell_item(${caller.resellerId}, ${tx.json(sale)}, ${randomUUID()}, ${randomUUID()}, null, 'DATA_PLAN')`,
    );
    await expect(sold).rejects.toMatchObject({ code: 'credit_below_zero', status: 402 });
    const switched = switchCurrency(store.deps, caller, inputOf('switchCurrency', { body: { currencyCode: 'EUR' } }));
    await expect(switched).rejects.toMatchObject({ code: 'credit_owed' });
    const more = await submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 10, 11.9)));
    await pay(more.paymentId, 1_190);
    expect(await credit()).toBe(-10);
  });

  test.each([
    ['more than was paid', refund, { amount: 2_976 }],
    ['another currency', refund, { currency: 'EUR' }],
  ])('of %s is refused and books nothing', async (_, make, changes) => {
    await expect(reverse({ ...make(100), id: paymentId, ...changes })).rejects.toMatchObject({
      code: 'another_amount',
    });
    expect(await credit()).toBe(25);
  });
});

describe('a dispute', () => {
  beforeEach(() => pay(paymentId, 2_975));

  test('takes the credit, and a lost one keeps it', async () => {
    await reverse(dispute(2_975));
    expect(await credit()).toBe(0);
    await reverse(dispute(2_975, true));
    await reverse(dispute(2_975));
    expect(await credit()).toBe(0);
  });

  test.each([
    ['in order', [dispute, () => dispute(0, true)]],
    ['that is reported as won before it began', [() => dispute(0, true), dispute]],
    ['with every report twice', [dispute, dispute, () => dispute(0, true), () => dispute(0, true), dispute]],
  ])('that is won, %s, gives the credit back', async (_, reports) => {
    for (const make of reports) await reverse({ ...make(2_975), id: paymentId });
    expect(await balances()).toEqual(['credit 2500', 'payments -2975', 'tax 475']);
  });

  test('of what was refunded already takes nothing more', async () => {
    await reverse(refund(2_000));
    await reverse(dispute(2_975));
    expect(await balances()).toEqual(['credit 0', 'payments 0', 'tax 0']);
    await reverse(dispute(0, true));
    expect(await balances()).toEqual(['credit 819', 'payments -975', 'tax 156']);
  });

  test('switches the automatic top-up off', async () => {
    await giveCard(store, caller);
    const body = { enabled: true, threshold: 10, amount: 20 };
    expect(await setAutoTopUp(store, caller, inputOf('setAutoTopUp', { body }))).toMatchObject({
      autoTopUpEnabled: true,
    });
    await reverse(dispute(2_975));
    expect(await getCredit(store, caller)).toMatchObject({ autoTopUpEnabled: false });
  });
});

test('of a payment that is not booked yet is refused, so that the provider repeats it', async () => {
  await expect(reverse(refund(2_975))).rejects.toMatchObject({ code: 'payment_not_booked', status: 409 });
  await pay(paymentId, 2_975);
  await reverse(refund(2_975));
  expect(await credit()).toBe(0);
});
