import { describe, expect, test } from 'vitest';
import type { ItemRevenue } from '#contract/storefront/model/itemRevenue.ts';
import { packageSeries, summedRevenue } from '#domain/package-series.ts';
import { packageRevenues, revenueOf } from '#mocks/scenarios/revenue.ts';

const seriesOf = (items: readonly ItemRevenue[], ...hidden: string[]) =>
  packageSeries({
    items,
    hidden: new Set(hidden),
    nameOf: ({ inventoryItemName }) => inventoryItemName,
    othersName: (count) => `${count} others`,
  });

const valueOf = (item: ItemRevenue | undefined, step: number): number => item?.revenue.dataSet[step]?.value ?? NaN;

describe('packageSeries', () => {
  test('has a line for each of five packages, and one for all others together', () => {
    const items = packageRevenues(7, 3);
    const series = seriesOf(items);
    expect(series.map(({ id }) => id)).toEqual(['item-0', 'item-1', 'item-2', 'item-3', 'item-4', 'others']);
    expect(series.at(-1)?.name).toBe('2 others');
    expect(series.at(-1)?.values[1]).toBeCloseTo(valueOf(items[5], 1) + valueOf(items[6], 1), 9);
    expect(seriesOf(items.slice(0, 5))).toHaveLength(5);
  });

  test('gives each package its own colour, and tells those of one colour apart', () => {
    const items = packageRevenues(3, 2).map((item) => Object.assign(item, { color: 'green' as const }));
    expect(seriesOf(items).map(({ color, repeat }) => [color, repeat])).toEqual([
      ['green', 0],
      ['green', 1],
      ['green', 2],
    ]);
    expect(seriesOf(items, 'item-0').map(({ repeat }) => repeat)).toEqual([1, 2]);
  });

  test('leaves out what is hidden, also of the others, which take no other line', () => {
    const items = packageRevenues(7, 2);
    expect(seriesOf(items, 'item-1', 'item-5').map(({ id }) => id)).toEqual([
      'item-0',
      'item-2',
      'item-3',
      'item-4',
      'others',
    ]);
    expect(seriesOf(items, 'item-5').at(-1)?.values[0]).toBe(valueOf(items[6], 0));
    expect(seriesOf(items, 'item-5', 'item-6')).toHaveLength(5);
  });

  test('adds exactly', () => {
    const ofValue = (value: number): ItemRevenue[] =>
      packageRevenues(1, 1).map((item) => Object.assign(item, { revenue: revenueOf([value]) }));
    const items = [...packageRevenues(5, 1), ...ofValue(0.1), ...ofValue(0.2)];
    expect(seriesOf(items).at(-1)?.values).toEqual([0.3]);
    expect(summedRevenue(items.slice(5)).revenue).toBe(0.3);
  });
});
