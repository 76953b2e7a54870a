import { expect, test } from 'vitest';
import { type HeaderHeight, headerHeight } from '#web/components/page/header-heights.ts';
import { patterns } from '#web/navigation/paths.ts';

/** Every address of the app and the height of its header band (SHE-007). */
const expected: Partial<Record<keyof typeof patterns, HeaderHeight>> = {
  landing: 'none',
  terms: 'none',
  privacy: 'none',
  teamVision: 'none',
  starterLogin: 213,
  soldItem: 160,
  customer: 160,
  packagesCheckout: 160,
  packagesCheckoutSuccess: 160,
  creditCheckout: 160,
  pointOfSale: 120,
  pointOfSaleNew: 120,
  pointOfSaleExisting: 120,
  pointOfSalePackages: 120,
  pointOfSaleSell: 120,
  groupSales: 120,
  groupSale: 120,
  account: 173,
  accountDetails: 173,
  brand: 173,
  notifications: 173,
  creditPurchases: 173,
  purchaseHistory: 173,
};

const addressOf = (pattern: string): string => pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'x1');

test.each(Object.entries(patterns))('the header of %s (%s) is as high as the table says', (name, pattern) => {
  expect(headerHeight(addressOf(pattern))).toBe(expected[name as keyof typeof patterns] ?? 213);
});

test('addresses that only begin alike have the usual height', () => {
  expect(headerHeight('/your-store/history')).toBe(213);
  expect(headerHeight('/your-store')).toBe(213);
  expect(headerHeight('/accounting')).toBe(213);
});
