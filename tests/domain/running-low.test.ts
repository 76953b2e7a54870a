import { describe, expect, test } from 'vitest';
import { runningLow } from '#domain/running-low.ts';

const item = (id: string, amount: number, priceValue: number, active = true) => ({
  id,
  amount,
  active,
  prices: [{ sortIndex: 0, priceValue, currencyCode: 'USD' }],
});

const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

describe('what is running low', () => {
  const items = [
    item('three', 3, 5),
    item('four', 4, 5),
    item('one', 1, 5),
    item('dear', 0, 30),
    item('cheap', 0, 5),
    item('off sale', 1, 5, false),
    item('dear off sale', 0, 30, false),
  ];

  test('is own stock of three units or fewer, the least first, while on sale', () => {
    expect(ids(runningLow(items, { value: 100, currency: 'USD' }).stock)).toEqual(['one', 'three']);
  });

  test('is what the credit no longer pays for, unless there is own stock', () => {
    expect(ids(runningLow(items, { value: 29.99, currency: 'USD' }).uncovered)).toEqual(['dear']);
    expect(ids(runningLow(items, { value: 30, currency: 'USD' }).uncovered)).toEqual([]);
  });
});
