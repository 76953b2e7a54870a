import type { ResellerList } from '#contract/operator/model/resellerList.ts';
import type { ResellerSort } from '#contract/operator/model/resellerSort.ts';
import type { ResellerSummary } from '#contract/operator/model/resellerSummary.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { clipText } from '#domain/plain-text.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Sql } from '../../db/connect.ts';
import type { Input } from '../../http/input.ts';
import { isWithin, readTimeSpan, toSum } from '../operators/index.ts';
import type { ResellerDeps } from './deps.ts';
import { finds, findsSimilar, recent, recentStart, type ResellerRow } from './reseller-search.ts';

type Fragment = ReturnType<Sql>;

const orderBy = (sql: Sql, sort: ResellerSort, start: Date): Fragment => {
  if (sort === 'CREDIT') return sql`in_dollars(coalesce(a.balance, 0), r.currency) desc, r.reseller_id`;
  if (sort === 'REVENUE') return sql`(select revenue from (${recent(sql, start)}) recent) desc, r.reseller_id`;
  if (sort === 'SALES') return sql`(select sales from (${recent(sql, start)}) recent) desc, r.reseller_id`;
  return sql`r.created_at desc, r.reseller_id`;
};

const toSummary = ({
  resellerId,
  credit,
  currency,
  revenue,
  sales,
  createdAt,
  ...row
}: ResellerRow): ResellerSummary => ({
  id: resellerId,
  email: row.email,
  name: clipText(row.name),
  companyName: clipText(row.companyName),
  createdAt: createdAt.toISOString(),
  isSuspended: row.isSuspended,
  credit: toSum(credit, currency),
  recentRevenue: toSum(revenue, DEFAULT_CURRENCY),
  recentSales: sales,
});

/** A page of the resellers that match. Sales are only summed up for the page, unless they set the order. */
export const listResellers = async (
  { db }: ResellerDeps,
  _caller: OperatorCaller,
  { query, headers }: Input<'listResellers'>,
): Promise<ResellerList> => {
  const { search, sort, page_size: size, page_index: index, ...span } = query;
  const sql = db.system;
  const start = recentStart(headers['Device-TimeZone']);
  // One more than the page shows whether there is a next page.
  const rows = await sql<ResellerRow[]>`
    select r.*, recent.sales, recent.revenue,
      exists (select from suspension where suspension.reseller_id = r.reseller_id) as is_suspended
    from (
      select r.reseller_id, r.email, trim(r.first_name || ' ' || r.last_name) as name, r.company_name, r.created_at,
        r.currency, coalesce(a.balance, 0) as credit, row_number() over (order by ${orderBy(sql, sort, start)}) as position
      from reseller r
      left join ledger_account a on a.reseller_id = r.reseller_id and a.currency = r.currency and a.kind = 'credit'
      where ${finds(sql, search)} and ${isWithin(sql, 'r.created_at', readTimeSpan(span))}
      order by position limit ${size + 1} offset ${size * index}) r
    cross join lateral (${recent(sql, start)}) recent
    order by r.position`;
  const isSimilar = rows.length > 0 && (await findsSimilar(sql, search));
  return { items: rows.slice(0, size).map(toSummary), hasMore: rows.length > size, ...(isSimilar && { isSimilar }) };
};
