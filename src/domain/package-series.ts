// The packages of the revenue chart: a line for each of the few largest, one for all others (CON-084).
import type { ItemRevenue } from '#contract/storefront/model/itemRevenue.ts';
import { type ChartSeries, revenueSum, sumOf } from './chart.ts';

/** More lines cannot be told apart. */
export const LINES_MAX = 5;

/** What some packages brought in together. */
export const summedRevenue = (items: readonly ItemRevenue[]) => ({
  revenue: revenueSum(items.flatMap(({ revenue }) => revenue.dataSet)),
  cost: sumOf(items.map(({ cost }) => cost.value)),
  sales: items.reduce((sum, { sales }) => sum + sales, 0),
});

type PackageSeries = {
  /** Those that brought in most first. */
  items: readonly ItemRevenue[];
  /** The ids of those that are left out. */
  hidden: ReadonlySet<string>;
  nameOf: (item: ItemRevenue) => string;
  /** The name of so many others together. */
  othersName: (count: number) => string;
};

/** How many of the largest before it have its colour, by which lines get dashes and bars stripes. */
export const repeatOf = (items: readonly ItemRevenue[], place: number): number =>
  place < LINES_MAX ? items.slice(0, place).filter(({ color }) => color === items[place]?.color).length : 0;

/** What the chart draws, each package in its own colour, whichever others are hidden. */
export const packageSeries = ({ items, hidden, nameOf, othersName }: PackageSeries): ChartSeries[] => {
  const isShown = ({ inventoryItemId }: ItemRevenue): boolean => !hidden.has(inventoryItemId);
  const others = items.slice(LINES_MAX).filter(isShown);
  const largest = items.slice(0, LINES_MAX);
  const series: ChartSeries[] = largest
    .map((item, place) => ({ item, repeat: repeatOf(items, place) }))
    .filter(({ item }) => isShown(item))
    .map(({ item, repeat }) => ({
      id: item.inventoryItemId,
      name: nameOf(item),
      values: item.revenue.dataSet.map(({ value }) => value),
      color: item.color,
      repeat,
    }));
  const [first] = others;
  if (!first) return series;
  const values = first.revenue.dataSet.map((_, step) =>
    sumOf(others.map(({ revenue }) => revenue.dataSet[step]?.value ?? 0)),
  );
  return [...series, { id: 'others', name: othersName(others.length), values, color: 'others' }];
};
