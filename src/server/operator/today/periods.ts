// Sales of some days, with their revenue and cost (decision 57).
import type { Period } from '#contract/operator/model/period.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { DEFAULT_CURRENCY, type Minor } from '#domain/money.ts';
import { inZone, toDate } from '../../core/time-zone.ts';
import type { Queryable } from '../../db/connect.ts';
import { toSum } from '../operators/index.ts';

/** How many days before today each period begins. */
const DAYS_BEFORE = { today: 0, week: 6, month: 29 };

type PeriodName = keyof typeof DAYS_BEFORE;
type Starts = Readonly<Record<PeriodName, Date>>;

/** When the periods began, in the caller's time zone. */
export const startsOf = (now: Date, zone: string): Starts => {
  const start = (days: number): Date => toDate(inZone(now, zone).startOfDay().subtract({ days }).startOfDay());
  return { today: start(DAYS_BEFORE.today), week: start(DAYS_BEFORE.week), month: start(DAYS_BEFORE.month) };
};

/** Sales in one currency, of the days that belong to no shorter period. */
type SalesRow = {
  period: PeriodName;
  currency: string;
  sales: number;
  charged: Minor;
  revenue: Minor;
  cost: Minor;
  unknownCosts: number;
};

/** Reads each sale of the longest period once. Packages are few, so their costs are joined to the sums. */
export const readSales = (sql: Queryable, { today, week, month }: Starts) => sql<SalesRow[]>`
  with sold as (
    select product_id, currency, count(*) as sales, sum(purchase_price) as charged,
      case when created_at >= ${today} then 'today' when created_at >= ${week} then 'week' else 'month' end as period
    from sold_item where created_at >= ${month} and state <> 'refunded'
    group by product_id, currency, period
  ),
  rate as (
    select 'USD' as currency, 1000000 as rate_ppm
    union all (select distinct on (currency) currency, rate_ppm from cost_rate order by currency, as_of desc)
  )
  select period, sold.currency, sum(sales)::bigint as sales, sum(charged)::bigint as charged,
    round(sum(charged * 1000000.0 / currency.rate_ppm))::bigint as revenue,
    coalesce(round(sum(sales * wholesale.cost * rate.rate_ppm / 1000000.0)), 0)::bigint as cost,
    coalesce(sum(sales) filter (where rate.rate_ppm is null), 0)::bigint as unknown_costs
  from sold
    join currency on currency.code = sold.currency
    left join wholesale on wholesale.product_id = sold.product_id
    left join rate on rate.currency = wholesale.cost_currency
  group by period, sold.currency`;

type NewResellers = Readonly<Record<PeriodName, number>>;

export const countNewResellers = async (sql: Queryable, { today, week, month }: Starts): Promise<NewResellers> => {
  const [row] = await sql<[NewResellers]>`
    select count(*) as month, count(*) filter (where created_at >= ${week}) as week,
      count(*) filter (where created_at >= ${today}) as today
    from reseller where created_at >= ${month}`;
  return row;
};

const total = (rows: readonly SalesRow[], field: 'sales' | 'charged' | 'revenue' | 'cost' | 'unknownCosts'): number =>
  rows.reduce((sum, row) => sum + row[field], 0);

const chargedBy = (rows: readonly SalesRow[]): Sum[] =>
  [...Map.groupBy(rows, ({ currency }) => currency)]
    .map(([currency, of]) => toSum(total(of, 'charged'), currency))
    .toSorted((one, other) => (one.currencyCode < other.currencyCode ? -1 : 1));

/** The figures of a period, which includes the shorter ones. */
export const toPeriod = (name: PeriodName, from: Date, rows: readonly SalesRow[], newResellers: number): Period => {
  const within = rows.filter(({ period }) => DAYS_BEFORE[period] <= DAYS_BEFORE[name]);
  const [revenue, cost] = [total(within, 'revenue'), total(within, 'cost')];
  return {
    from: from.toISOString(),
    sales: total(within, 'sales'),
    charged: chargedBy(within),
    revenue: toSum(revenue, DEFAULT_CURRENCY),
    cost: toSum(cost, DEFAULT_CURRENCY),
    margin: toSum(revenue - cost, DEFAULT_CURRENCY),
    unknownCosts: total(within, 'unknownCosts'),
    newResellers,
  };
};
