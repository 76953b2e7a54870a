import { describe, expect, test } from 'vitest';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { isTopUp, orderedSales, type SalesSortKey } from '#domain/sales-list.ts';

const sale = (
  uid: string,
  day: number,
  name: string,
  gigabytes: number,
  more: Partial<SoldItem['balance']> = {},
): SoldItem =>
  ({
    uid,
    name,
    salesDate: `2024-03-${String(day).padStart(2, '0')}T09:00:00.000Z`,
    salesChannel: 'Point of sale',
    purchasePrice: { priceValue: gigabytes, currencyCode: 'USD' },
    retailPrice: { priceValue: gigabytes * 2, currencyCode: 'USD' },
    balance: {
      size: { sizeValue: gigabytes, sizeUnit: 'GB' },
      packageType: 'standard',
      validitySize: gigabytes,
      validityUnit: 'days',
      validityUnlimited: false,
      ...more,
    },
  }) as SoldItem;

const one = sale('a', 1, 'Zambia', 5);
const two = sale('b', 3, 'Austria', 1);
const endless = sale('c', 2, 'World', 0, { packageType: 'unlimited', validityUnlimited: true });
const uids = (items: readonly SoldItem[]): string => items.map(({ uid }) => uid).join('');

describe('orderedSales', () => {
  test('comes newest first, each uid once', () => {
    expect(uids(orderedSales([one, two, one, endless]))).toBe('bca');
  });

  test.each([
    ['NAME', false, 'bca'],
    ['NAME', true, 'acb'],
    ['VOLUME', true, 'cab'],
    ['VALIDITY', false, 'bac'],
    ['PRICE', true, 'abc'],
    ['RETAILPRICE', false, 'cba'],
    ['SALESCHANNEL', false, 'bca'],
    ['DATE', false, 'acb'],
  ] as [SalesSortKey, boolean, string][])('orders by %s, descending %s', (key, isDescending, expected) => {
    expect(uids(orderedSales([one, two, endless], { key, isDescending }))).toBe(expected);
  });

  test('orders by the name that the reader sees', () => {
    const shown: Record<string, string> = { a: 'B', b: 'C', c: 'A' };
    const order = { key: 'NAME', isDescending: false } as const;
    expect(uids(orderedSales([one, two, endless], order, ({ uid }) => shown[uid] ?? ''))).toBe('cab');
  });

  test('leaves two unlimited sales newest first', () => {
    const later = sale('d', 9, 'World', 0, { packageType: 'unlimited', validityUnlimited: true });
    expect(uids(orderedSales([endless, later], { key: 'VALIDITY', isDescending: false }))).toBe('dc');
  });
});

test('marks top-ups', () => {
  expect([isTopUp({ activationType: 'TOP_UP' }), isTopUp({ activationType: 'TOP_UP_WITH_PROFILE' })]).toEqual([
    true,
    true,
  ]);
  expect(isTopUp({ activationType: 'DATA_PLAN' })).toBe(false);
});
