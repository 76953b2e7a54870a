import type { ResellerSums } from '#contract/operator/model/resellerSums.ts';
import { DEFAULT_CURRENCY, type Minor } from '#domain/money.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Input } from '../../http/input.ts';
import { type CurrencyAmount, isWithin, readTimeSpan, SUMMED_MAX, toCurrencySums, toSum } from '../operators/index.ts';
import type { ResellerDeps } from './deps.ts';
import { finds, recent, recentStart } from './reseller-search.ts';

/** Resellers with one currency. */
type HeldRow = CurrencyAmount & { resellers: number; sales: number; revenue: Minor };

/** What the resellers that the list finds come to. */
export const sumResellers = async (
  { db: { system: sql } }: ResellerDeps,
  _caller: OperatorCaller,
  { query: { search, ...span }, headers }: Input<'sumResellers'>,
): Promise<ResellerSums> => {
  const start = recentStart(headers['Device-TimeZone']);
  const rows = await sql<HeldRow[]>`
    select *, in_dollars(amount, currency) as dollars
    from (
      select r.currency, count(*) as resellers, coalesce(sum(a.balance), 0)::bigint as amount,
        sum(recent.sales)::bigint as sales, sum(recent.revenue)::bigint as revenue
      from (
        select r.reseller_id, r.currency from reseller r
        where ${finds(sql, search)} and ${isWithin(sql, 'r.created_at', readTimeSpan(span))}
        limit ${SUMMED_MAX + 1}) r
      left join ledger_account a on a.reseller_id = r.reseller_id and a.currency = r.currency and a.kind = 'credit'
      cross join lateral (${recent(sql, start)}) recent
      group by r.currency) by_currency`;
  const total = (field: 'resellers' | 'sales' | 'revenue'): number => rows.reduce((sum, row) => sum + row[field], 0);
  const resellers = total('resellers');
  if (resellers > SUMMED_MAX) return { resellers: SUMMED_MAX, hasMore: true };
  const recentRevenue = toSum(total('revenue'), DEFAULT_CURRENCY);
  const credit = toCurrencySums(rows);
  return { resellers, hasMore: false, sums: { credit, recentRevenue, recentSales: total('sales') } };
};
