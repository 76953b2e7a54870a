import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#server/core/caller.ts';
import { submitCart, submitCreditTopUp, listPaymentHistory } from '#server/payments/index.ts';
import { settlePayment } from '#server/payments/settle.ts';
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

let store: PaymentStore;
let caller: Caller;

beforeAll(async () => {
  store = await openPaymentStore();
});
afterAll(() => store.stop());

const settle = (id: string, amount: number, outcome: 'SUCCESS' | 'FAILURE' = 'SUCCESS') =>
  settlePayment(store.db, { id, outcome, amount, currency: 'USD' });

const usd = (priceValue: number) => [{ priceValue, currencyCode: 'USD' }];
const gigabyte = 1024 ** 3;

test('is empty at first', async () => {
  caller = await addReseller(store);
  expect(await whole(listPaymentHistory(store.deps, caller, inputOf('listPaymentHistory')))).toEqual({
    items: [],
    totalVolume: { volumeSize: 0 },
  });
});

test('groups what was paid at once, newest first, with every state', async () => {
  caller = await addReseller(store, { country: 'US' });
  const large = await addProduct(store, { name: 'World 20 GB', price: 2_000, sizeBytes: 20 * gigabyte });
  const small = await addProduct(store, { name: 'Europe 1 GB', price: 100, sizeBytes: gigabyte });

  const cart = await submitCart(store.deps, ...callOf(caller, purchase(store, 29.1, [large, 1], [small, 10])));
  await settle(cart.paymentId, 2_910);
  const failed = await submitCart(store.deps, ...callOf(caller, purchase(store, 1, [small, 1])));
  await settle(failed.paymentId, 100, 'FAILURE');
  const credit = await submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 50, 50)));
  await settle(credit.paymentId, 5_000);
  const pending = await submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 10, 10)));

  const { items, totalVolume } = await whole(
    listPaymentHistory(store.deps, caller, inputOf('listPaymentHistory', { query: { page_size: 9_999 } })),
  );
  expect(totalVolume).toEqual({ volumeSize: 30 * gigabyte });
  expect(items.map(({ id }) => id)).toEqual([pending, credit, failed, cart].map(({ paymentId }) => paymentId));
  expect(items.map(({ hasPending }) => hasPending)).toEqual([true, false, false, false]);
  expect(items.map((group) => group.items[0]?.status)).toEqual(['PENDING', 'SUCCESS', 'FAILURE', 'SUCCESS']);

  const receiptOf = (id: string) => `${store.url}/client-api/payments/history/${id}/receipt`;
  expect(items.map(({ receiptUrl }) => receiptUrl)).toEqual([
    undefined,
    receiptOf(credit.paymentId),
    undefined,
    receiptOf(cart.paymentId),
  ]);

  const [, top, , group] = items;
  expect(top).toEqual({
    id: credit.paymentId,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    hasPending: false,
    isCancelled: false,
    bulkDiscounts: [],
    totalPrices: usd(50),
    receiptUrl: receiptOf(credit.paymentId),
    receiptNumber: expect.stringMatching(/^\d+-2$/),
    items: [
      {
        id: expect.any(String),
        dateTime: top?.date,
        status: 'SUCCESS',
        amount: 1,
        paymentMethod: 'Card',
        paymentType: 'CREDIT',
        totalPackagePrices: usd(50),
        receiptUrl: receiptOf(credit.paymentId),
      },
    ],
  });
  expect(group).toMatchObject({
    bulkDiscounts: [{ dateTime: group?.date, discountRate: 0.03, discountValues: usd(0.9) }],
    totalPrices: usd(29.1),
    items: [
      {
        dataPackageName: 'Europe 1 GB',
        dataPackage: {
          countrySet: 'EU',
          includedCountries: ['DE', 'FR'],
          sizeValue: 1,
          sizeUnit: 'GB',
          packageType: 'standard',
          validitySize: 7,
          validityUnit: 'days',
          validityUnlimited: false,
        },
        amount: 10,
        paymentType: 'ASSET',
        totalPackagePrices: usd(10),
      },
      { dataPackageName: 'World 20 GB', amount: 1, paymentType: 'ASSET', totalPackagePrices: usd(20) },
    ],
  });
});

test('comes in pages', async () => {
  caller = await addReseller(store, { country: 'US' });
  const ids: string[] = [];
  for (const amount of [10, 11, 12, 13, 14]) {
    const { paymentId } = await submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, amount, amount)));
    ids.unshift(paymentId);
  }
  const pageOf = async (index: number) => {
    const { items } = await whole(
      listPaymentHistory(
        store.deps,
        caller,
        inputOf('listPaymentHistory', { query: { page_size: 2, page_index: index } }),
      ),
    );
    return items.map(({ id }) => id);
  };
  expect(await pageOf(0)).toEqual(ids.slice(0, 2));
  expect(await pageOf(2)).toEqual(ids.slice(4));
  expect(await pageOf(3)).toEqual([]);
});

test("shows no other reseller's", async () => {
  caller = await addReseller(store, { country: 'US' });
  await submitCreditTopUp(store.deps, ...callOf(caller, topUp(store, 10, 10)));
  const other = await addReseller(store);
  expect((await whole(listPaymentHistory(store.deps, other, inputOf('listPaymentHistory')))).items).toEqual([]);
});
