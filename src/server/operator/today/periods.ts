// Sales of some days, with their revenue and cost (decision 57).
import type { Period } from '#contract/operator/model/period.ts';
import { MONTH_DAYS, WEEK_DAYS } from '#domain/last-days.ts';
import { startOfLastDays } from '../../core/time-zone.ts';
import type { Queryable } from '../../db/connect.ts';
import { costJoins, soldColumns, type SoldRow, toSoldSums, total } from '../statements/index.ts';

/** How many days each period has, with today. */
export const DAYS = { today: 1, week: WEEK_DAYS, month: MONTH_DAYS };

type PeriodName = keyof typeof DAYS;
type Starts = Readonly<Record<PeriodName, Date>>;

/** When the periods began, in the caller's time zone. */
export const startsOf = (now: Date, zone: string): Starts => {
  const start = (name: PeriodName): Date => startOfLastDays(now, zone, DAYS[name]);
  return { today: start('today'), week: start('week'), month: start('month') };
};

/** Sales in one currency, of the days that belong to no shorter period. */
type SalesRow = SoldRow & { period: PeriodName };

/** Reads each sale of the longest period once. */
export const readSales = (sql: Queryable, { today, week, month }: Starts) => sql<SalesRow[]>`
  select period, ${soldColumns(sql)}
  from (
    select product_id, currency, count(*) as sales, sum(purchase_price) as charged,
      case when created_at >= ${today} then 'today' when created_at >= ${week} then 'week' else 'month' end as period
    from sold_item where created_at >= ${month} and state <> 'refunded'
    group by product_id, currency, period) sold
    ${costJoins(sql)}
  group by period, sold.currency`;

type NewResellers = Readonly<Record<PeriodName, number>>;

export const countNewResellers = async (sql: Queryable, { today, week, month }: Starts): Promise<NewResellers> => {
  const [row] = await sql<[NewResellers]>`
    select count(*) as month, count(*) filter (where created_at >= ${week}) as week,
      count(*) filter (where created_at >= ${today}) as today
    from reseller where created_at >= ${month}`;
  return row;
};

/** The figures of a period, which includes the shorter ones. */
export const toPeriod = (
  name: PeriodName,
  from: Date,
  rows: readonly SalesRow[],
  { newResellers, before }: Pick<Period, 'newResellers' | 'before'>,
): Period => {
  const within = rows.filter(({ period }) => DAYS[period] <= DAYS[name]);
  const { revenue, cost, margin, unknownCosts } = toSoldSums(within);
  return {
    from: from.toISOString(),
    sales: total(within, 'sales'),
    charged: revenue.byCurrency,
    revenue: revenue.dollars,
    cost,
    margin,
    unknownCosts,
    newResellers,
    before,
  };
};
