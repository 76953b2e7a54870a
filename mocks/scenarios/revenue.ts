import type { ItemRevenue } from '#contract/storefront/model/itemRevenue.ts';
import type { PackageFacts } from '#contract/storefront/model/packageFacts.ts';
import type { RevenueChart } from '#contract/storefront/model/revenueChart.ts';
import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import type { RevenueSeries } from '#contract/storefront/model/revenueSeries.ts';
import { tileColor } from '#domain/package.ts';

// Revenue as stories need it: known values, step by step.

const HOUR_MS = 3_600_000;
const stepMs: Record<RevenueGranularity, number> = { '1h': HOUR_MS, '1d': 24 * HOUR_MS, '30d': 30 * 24 * HOUR_MS };
const START = Date.UTC(2024, 2, 7);

/** One point for each value, from 7 March 2024 on. */
export const revenueOf = (
  values: readonly number[],
  granularity: RevenueGranularity = '1d',
  changeRate: number | null = 0.125,
): RevenueSeries => ({
  dataSet: values.map((value, step) => ({
    value,
    timestamp: new Date(START + step * stepMs[granularity]).toISOString(),
    currencyCode: 'USD',
  })),
  changeRate,
});

/** Values that rise and fall; the same ones for the same seed. */
export const waves = (steps: number, seed = 1): number[] =>
  Array.from({ length: steps }, (_, step) => Math.round(1200 * (1 + Math.sin((step * (seed + 2)) / 5 + seed))) / 100);

const country = (code: string, sizeValue: number): PackageFacts => ({
  countrySet: null,
  includedCountries: [code],
  sizeValue,
  sizeUnit: 'GB',
  packageType: 'standard',
  validitySize: 30,
  validityUnit: 'days',
  validityUnlimited: false,
});

const sold: readonly (PackageFacts & { name: string })[] = [
  { ...country('EU', 5), countrySet: 'EU', name: 'Europe 5 GB' },
  {
    ...country('WW', 0),
    countrySet: 'WWW',
    packageType: 'unlimited',
    validitySize: 10,
    name: 'World unlimited 10 days',
  },
  { ...country('JP', 10), name: 'Japan 10 GB' },
  { ...country('US', 3), name: 'United States 3 GB' },
  { ...country('TR', 1), name: 'Türkiye 1 GB' },
  { ...country('EG', 20), name: 'Egypt 20 GB' },
  { ...country('WW', 1), countrySet: 'WWW', name: 'Worldwide 1 GB for a very long journey through many countries' },
];

/** So many packages, each with a series of so many steps. */
export const packageRevenues = (
  packages: number,
  steps: number,
  granularity: RevenueGranularity = '1d',
): ItemRevenue[] =>
  Array.from({ length: packages }, (_, index) => ({
    inventoryItemId: `item-${index}`,
    inventoryItemName: sold[index]?.name ?? `Package ${index + 1}`,
    dataPackage: sold[index] ?? country('JP', index),
    color: tileColor(index),
    revenue: revenueOf(waves(steps, index), granularity),
    // A bit less than half of the revenue.
    cost: {
      value: Math.round(waves(steps, index).reduce((sum, value) => sum + value, 0) * 44) / 100,
      currencyCode: 'USD',
    },
    sales: 2 * steps - index,
  }));

/** A month in which so many packages were sold, with a bit less than half of the revenue as cost. */
export const revenueChart = (packages: number, changes: Partial<RevenueChart> = {}): RevenueChart => ({
  showIntroMessage: false,
  totalRevenue: revenueOf(waves(31)),
  totalCost: { value: 163.4, currencyCode: 'USD' },
  totalSales: 54,
  previousRevenue: waves(31, 2),
  revenuePerItem: packageRevenues(packages, 31),
  ...changes,
});

/** Before the first sale. */
export const noSaleYet: RevenueChart = revenueChart(0, {
  showIntroMessage: true,
  totalRevenue: revenueOf(
    waves(31).map(() => 0),
    '1d',
    null,
  ),
  totalCost: { value: 0, currencyCode: 'USD' },
  totalSales: 0,
  previousRevenue: waves(31).map(() => 0),
});
