import type { GetRevenueParams } from '#contract/storefront/model/getRevenueParams.ts';
import type { PackageFacts } from '#contract/storefront/model/packageFacts.ts';
import type { RevenueChart } from '#contract/storefront/model/revenueChart.ts';
import type { RevenueCost } from '#contract/storefront/model/revenueCost.ts';
import type { RevenueSeries } from '#contract/storefront/model/revenueSeries.ts';
import { DEFAULT_CURRENCY, fromMinor, type Minor } from '#domain/money.ts';
import { offerColor, type TileColor } from '#domain/package.ts';
import { changeRate, REVENUE_ITEMS_MAX, REVENUE_POINTS_MAX } from '#domain/revenue.ts';
import type { Caller } from '../../core/caller.ts';
import { Problem } from '../../core/problem.ts';
import { optionalMoment } from '../../core/read-fields.ts';
import type { TransactionSql } from '../../db/connect.ts';
import type { Input } from '../../http/input.ts';
import { readPackageColors } from '../../inventory/index.ts';
import type { AnalysisDeps } from './deps.ts';
import { type RevenueWindow, stepStarts } from './steps.ts';

const defaultWindowMs = 30 * 86_400_000;

const readWindow = ({ from, to }: GetRevenueParams): RevenueWindow => {
  const end = optionalMoment('query.to', to) ?? new Date();
  const start = optionalMoment('query.from', from) ?? new Date(end.getTime() - defaultWindowMs);
  if (start < end) return { from: start, to: end };
  throw Problem.badField('query.to', 'invalid', 'Use a moment after from');
};

const readSteps = (window: RevenueWindow, { granularity = '1d' }: GetRevenueParams, zone: string): Date[] => {
  const starts = stepStarts(window, granularity, zone, REVENUE_POINTS_MAX + 1);
  if (starts.length <= REVENUE_POINTS_MAX) return starts;
  const message = `Use a larger granularity or a shorter window: at most ${REVENUE_POINTS_MAX} steps are answered`;
  throw Problem.badField('query.granularity', 'invalid', message);
};

/**
 * Revenue, cost and number of sales of an item (of all items where it is null) in one step. 1 is the first step of the
 * chart. Those of the window before are negative, -1 the first of them; for a single item, 0 is all of that window.
 */
type RevenueRow = { itemId: string | null; step: number; revenue: Minor; cost: Minor; sales: number };

/**
 * The first step has no sale before `from`, so it needs no start, which could be a date that PostgreSQL cannot read.
 */
const readRevenue = (tx: TransactionSql, { from, to }: RevenueWindow, [, ...starts]: Date[]) => tx<RevenueRow[]>`
  with sale as (
    select inventory_item_id as item_id, retail_price, round(purchase_price * 1000000.0 / currency.rate_ppm) as cost,
      case when created_at < ${from}
        then -1 - width_bucket(created_at + (${to}::timestamptz - ${from}::timestamptz), starts)
        else 1 + width_bucket(created_at, starts) end as step
    from (select ${starts.map((start) => start.toISOString())}::timestamptz[] as starts) as chart, sold_item left join currency on currency.code = sold_item.currency
    where reseller_id = current_reseller() and state <> 'refunded'
      and created_at >= ${from}::timestamptz - (${to}::timestamptz - ${from}::timestamptz) and created_at < ${to}
  ),
  best as (
    select item_id from sale where step > 0
    group by item_id order by sum(retail_price) desc, item_id limit ${REVENUE_ITEMS_MAX}
  ),
  summed as (
    select item_id, coalesce(step, greatest(step, 0)) as step, sum(retail_price)::bigint as revenue,
      coalesce(sum(cost), 0)::bigint as cost, count(*)::integer as sales
    from sale group by grouping sets ((step), (item_id, greatest(step, 0)))
  )
  select item_id, step, revenue, cost, sales from summed
  where item_id is null or item_id in (select item_id from best)`;

type SoldPackage = { id: string; productId: string; name: string; dataPackage: PackageFacts };

/** Read once for each item, not for each of its steps. */
const readItems = (tx: TransactionSql, rows: readonly RevenueRow[]) => tx<SoldPackage[]>`
  select item.id, item.product_id, item.name, package_facts(product) as data_package
  from inventory_item item join product on product.id = item.product_id
  where item.reseller_id = current_reseller()
    and item.id = any (${[...new Set(rows.flatMap(({ itemId }) => itemId ?? []))]}::uuid[])
  order by item.id`;

const total = (values: readonly Minor[]): Minor => values.reduce((sum, value) => sum + value, 0);

/** The revenue of each step, with the rows of one item or of all; with -1, that of the window before. */
const valuesOf = (starts: Date[], rows: readonly RevenueRow[], direction: 1 | -1 = 1): Minor[] => {
  const revenue = new Map(rows.map((row) => [row.step * direction, row.revenue]));
  return starts.map((_, index) => revenue.get(index + 1) ?? 0);
};

const isInWindow = ({ step }: RevenueRow): boolean => step > 0;

const toSeries = (starts: Date[], rows: readonly RevenueRow[]): RevenueSeries => {
  const values = valuesOf(starts, rows);
  const before = total(rows.filter((row) => !isInWindow(row)).map(({ revenue }) => revenue));
  return {
    dataSet: starts.map((start, index) => ({
      value: fromMinor(values[index] ?? 0),
      timestamp: start.toISOString(),
      currencyCode: DEFAULT_CURRENCY,
    })),
    changeRate: changeRate(total(values), before),
  };
};

/** The cost of the sales in the chart, without those of the window before. */
const toCost = (rows: readonly RevenueRow[]): RevenueCost => ({
  value: fromMinor(total(rows.filter(isInWindow).map(({ cost }) => cost))),
  currencyCode: DEFAULT_CURRENCY,
});

const countSales = (rows: readonly RevenueRow[]): number => total(rows.filter(isInWindow).map(({ sales }) => sales));

const toChart = (
  starts: Date[],
  rows: readonly RevenueRow[],
  packages: readonly SoldPackage[],
  colors: ReadonlyMap<string, TileColor>,
): Omit<RevenueChart, 'showIntroMessage'> => {
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId);
  const all = byItem.get(null) ?? [];
  return {
    totalRevenue: toSeries(starts, all),
    totalCost: toCost(all),
    totalSales: countSales(all),
    previousRevenue: valuesOf(starts, all, -1).map(fromMinor),
    revenuePerItem: packages
      .map((item) => ({ item, ofItem: byItem.get(item.id) ?? [] }))
      .map(({ item, ofItem }) => ({ item, ofItem, revenue: total(valuesOf(starts, ofItem)) }))
      .toSorted((one, other) => other.revenue - one.revenue)
      .map(({ item: { id, productId, name, dataPackage }, ofItem }) => ({
        inventoryItemId: id,
        inventoryItemName: name,
        dataPackage,
        // A package that was taken out of the inventory has no place there.
        color: colors.get(id) ?? offerColor(productId),
        revenue: toSeries(starts, ofItem),
        cost: toCost(ofItem),
        sales: countSales(ofItem),
      })),
  };
};

/**
 * Revenue at retail prices in steps, in total and for the items that sold best, and its cost; without refunded sales.
 */
export const getRevenue = (
  { db }: AnalysisDeps,
  { resellerId }: Caller,
  { query, headers }: Input<'getRevenue'>,
): Promise<RevenueChart> => {
  const window = readWindow(query);
  const starts = readSteps(window, query, headers['Device-TimeZone']);
  return db.forReading(resellerId, async (tx) => {
    const [rows, colors, [sold]] = await Promise.all([
      readRevenue(tx, window, starts),
      readPackageColors(tx),
      tx<[{ any: boolean }]>`
        select exists (select from sold_item where reseller_id = current_reseller()) as any`,
    ]);
    return { showIntroMessage: !sold.any, ...toChart(starts, rows, await readItems(tx, rows), colors) };
  });
};
