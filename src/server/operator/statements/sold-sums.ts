// What sales bring in and cost, at present costs and rates (decision 57).
import type { SoldSums } from '#contract/operator/model/soldSums.ts';
import { DEFAULT_CURRENCY, type Minor } from '#domain/money.ts';
import type { Queryable } from '../../db/connect.ts';
import { toCurrencySums, toSum } from '../operators/index.ts';

/** Sales in one currency. */
export type SoldRow = {
  currency: string;
  sales: number;
  charged: Minor;
  /** In US cents, as is the cost. */
  revenue: Minor;
  cost: Minor;
  unknownCosts: number;
};

/**
 * The columns of a SoldRow, from `sold`: sales of each `product_id` and `currency`, with what was `charged` for them.
 * Packages are few, so their costs are joined to the sums.
 */
export const soldColumns = (sql: Queryable) => sql`
  sold.currency, sum(sales)::bigint as sales, sum(charged)::bigint as charged,
  round(sum(charged * 1000000.0 / currency.rate_ppm))::bigint as revenue,
  coalesce(round(sum(sales * wholesale.cost * rate.rate_ppm / 1000000.0)), 0)::bigint as cost,
  coalesce(sum(sales) filter (where rate.rate_ppm is null), 0)::bigint as unknown_costs`;

/** What `soldColumns` need beside `sold`. */
export const costJoins = (sql: Queryable) => sql`
  join currency on currency.code = sold.currency
  left join wholesale on wholesale.product_id = sold.product_id
  left join (
    select 'USD' as currency, 1000000 as rate_ppm
    union all (select distinct on (currency) currency, rate_ppm from cost_rate order by currency, as_of desc)
  ) rate on rate.currency = wholesale.cost_currency`;

type SummedField = Exclude<keyof SoldRow, 'currency'>;

export const total = (rows: readonly SoldRow[], field: SummedField): number =>
  rows.reduce((sum, row) => sum + row[field], 0);

export const toSoldSums = (rows: readonly SoldRow[]): SoldSums => {
  const [revenue, cost] = [total(rows, 'revenue'), total(rows, 'cost')];
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  return {
    revenue: toCurrencySums(
      [...byCurrency].map(([currency, of]) => ({
        currency,
        amount: total(of, 'charged'),
        dollars: total(of, 'revenue'),
      })),
    ),
    cost: toSum(cost, DEFAULT_CURRENCY),
    margin: toSum(revenue - cost, DEFAULT_CURRENCY),
    unknownCosts: total(rows, 'unknownCosts'),
  };
};
