import { expect, test } from 'vitest';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { purchaseAmount, purchaseKind, purchaseStatus, purchaseTax, receiptFileName } from '#domain/purchase.ts';

const item: Purchase['items'][number] = {
  id: '1',
  dateTime: '2026-03-10T14:05:00.000Z',
  status: 'SUCCESS',
  amount: 1,
  paymentMethod: 'Card',
  paymentType: 'ASSET',
  totalPackagePrices: [],
};
const discount: Purchase['bulkDiscounts'][number] = {
  dateTime: '2026-03-10T14:05:00.000Z',
  discountRate: 0.05,
  discountValues: [],
};

const usd = (priceValue: number) => ({ priceValue, currencyCode: 'USD' });

test('tells the three kinds apart', () => {
  expect(purchaseKind({ items: [item], bulkDiscounts: [] })).toBe('single');
  expect(purchaseKind({ items: [item, item], bulkDiscounts: [] })).toBe('group');
  expect(purchaseKind({ items: [item], bulkDiscounts: [discount] })).toBe('bulk');
});

test('is as far as its slowest line', () => {
  expect(purchaseStatus({ items: [item], hasPending: false, isCancelled: false })).toBe('SUCCESS');
  expect(purchaseStatus({ items: [item], hasPending: true, isCancelled: false })).toBe('PENDING');
  expect(purchaseStatus({ items: [item, { ...item, status: 'FAILURE' }], hasPending: false, isCancelled: false })).toBe(
    'FAILURE',
  );
});

test('did not fail where another amount came, also for one that was cancelled', () => {
  const received = usd(59.5);
  expect(
    purchaseStatus({ items: [{ ...item, status: 'FAILURE' }], hasPending: false, isCancelled: true, received }),
  ).toBe('OTHER_AMOUNT');
});

const lineOf = (amount: number, total: number): Purchase['items'][number] => ({
  ...item,
  amount,
  totalPackagePrices: [usd(total)],
});

test('counts the packages of all lines', () => {
  expect(purchaseAmount({ items: [] })).toBe(0);
  expect(purchaseAmount({ items: [lineOf(20, 184), lineOf(3, 12)] })).toBe(23);
});

test('takes for tax what the total holds beyond lines and discount, to the cent', () => {
  const bulkDiscounts = [{ ...discount, discountValues: [usd(9.2)] }];
  expect(purchaseTax({ items: [lineOf(20, 184)], bulkDiscounts, totalPrices: [usd(208.01)] })).toEqual(usd(33.21));
  expect(purchaseTax({ items: [lineOf(1, 0.1), lineOf(1, 0.2)], bulkDiscounts: [], totalPrices: [usd(0.3)] })).toBe(
    undefined,
  );
  expect(purchaseTax({ items: [item], bulkDiscounts: [], totalPrices: [] })).toBe(undefined);
});

test('names a receipt by the second it was saved in', () => {
  expect(receiptFileName(new Date('2026-03-10T14:05:00.999Z'))).toBe('receipt-1773151500.pdf');
});
