import type { ResellerList } from '#contract/operator/model/resellerList.ts';
import type { ResellerSort } from '#contract/operator/model/resellerSort.ts';
import type { ResellerSummary } from '#contract/operator/model/resellerSummary.ts';
import { spellingsOfPart } from '#domain/mailbox.ts';
import { DEFAULT_CURRENCY, type Minor } from '#domain/money.ts';
import { clipText } from '#domain/plain-text.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import type { Sql } from '../../db/connect.ts';
import { uuidRange } from '../../db/uuid-range.ts';
import type { Input } from '../../http/input.ts';
import { toSum } from '../operators/index.ts';
import type { ResellerDeps } from './deps.ts';

type Fragment = ReturnType<Sql>;

/** Every part is a range of an index. */
const meets = (sql: Sql, search: string | undefined): Fragment => {
  const text = search?.trim().toLowerCase() ?? '';
  if (text === '') return sql`true`;
  const ids = uuidRange(text);
  const emails = spellingsOfPart(text)
    .map((email) => sql`r.email ^@ ${email}`)
    .reduce((some, other) => sql`${some} or ${other}`);
  return sql`(
    ${emails}
    or lower(r.company_name) ^@ ${text}
    or lower(r.first_name || ' ' || r.last_name) ^@ ${text}
    or lower(r.last_name) ^@ ${text}
    ${ids ? sql`or r.reseller_id between ${ids.lowest} and ${ids.highest}` : sql``})`;
};

/** The sales of the last 30 days of the reseller `r`, from an index alone. */
const recent = (sql: Sql): Fragment => sql`
  select coalesce(sum(sales), 0)::bigint as sales, coalesce(sum(in_dollars(revenue, currency)), 0)::bigint as revenue
  from (
    select s.currency, count(*) as sales, sum(s.purchase_price)::bigint as revenue
    from sold_item s
    where s.reseller_id = r.reseller_id and s.state <> 'refunded' and s.created_at > now() - interval '30 days'
    group by s.currency) by_currency`;

const orderBy = (sql: Sql, sort: ResellerSort): Fragment => {
  if (sort === 'CREDIT') return sql`in_dollars(coalesce(a.balance, 0), r.currency) desc, r.reseller_id`;
  if (sort === 'REVENUE') return sql`(select revenue from (${recent(sql)}) recent) desc, r.reseller_id`;
  if (sort === 'SALES') return sql`(select sales from (${recent(sql)}) recent) desc, r.reseller_id`;
  return sql`r.created_at desc, r.reseller_id`;
};

type Row = {
  resellerId: string;
  email: string;
  name: string;
  companyName: string;
  createdAt: Date;
  currency: string;
  isSuspended: boolean;
  credit: Minor;
  sales: number;
  revenue: Minor;
};

const toSummary = ({ resellerId, credit, currency, revenue, sales, createdAt, ...row }: Row): ResellerSummary => ({
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
  { query }: Input<'listResellers'>,
): Promise<ResellerList> => {
  const { search, sort, page_size: size, page_index: index } = query;
  const sql = db.system;
  // One more than the page shows whether there is a next page.
  const rows = await sql<Row[]>`
    select r.*, recent.sales, recent.revenue,
      exists (select from suspension where suspension.reseller_id = r.reseller_id) as is_suspended
    from (
      select r.reseller_id, r.email, trim(r.first_name || ' ' || r.last_name) as name, r.company_name, r.created_at,
        r.currency, coalesce(a.balance, 0) as credit, row_number() over (order by ${orderBy(sql, sort)}) as position
      from reseller r
      left join ledger_account a on a.reseller_id = r.reseller_id and a.currency = r.currency and a.kind = 'credit'
      where ${meets(sql, search)}
      order by position limit ${size + 1} offset ${size * index}) r
    cross join lateral (${recent(sql)}) recent
    order by r.position`;
  return { items: rows.slice(0, size).map(toSummary), hasMore: rows.length > size };
};
