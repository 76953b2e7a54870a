import { expect, test } from 'vitest';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { purchaseKind, purchaseStatus } from '#domain/purchase.ts';

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

test('tells the three kinds apart', () => {
  expect(purchaseKind({ items: [item], bulkDiscounts: [] })).toBe('single');
  expect(purchaseKind({ items: [item, item], bulkDiscounts: [] })).toBe('group');
  expect(purchaseKind({ items: [item], bulkDiscounts: [discount] })).toBe('bulk');
});

test('is as far as its slowest line', () => {
  expect(purchaseStatus({ items: [item], hasPending: false })).toBe('SUCCESS');
  expect(purchaseStatus({ items: [item], hasPending: true })).toBe('PENDING');
  expect(purchaseStatus({ items: [item, { ...item, status: 'FAILURE' }], hasPending: false })).toBe('FAILURE');
});
