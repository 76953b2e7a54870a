// Which resellers a list of the desk holds, and what it says of each.
import { MONTH_DAYS } from '#domain/last-days.ts';
import { pastedEmail, spellingsOfPart } from '#domain/mailbox.ts';
import type { Minor } from '#domain/money.ts';
import { startOfLastDays } from '../../core/time-zone.ts';
import type { Sql } from '../../db/connect.ts';
import { uuidRange } from '../../db/uuid-range.ts';

type Fragment = ReturnType<Sql>;

/** Every part is a range of an index. */
export const meets = (sql: Sql, search: string | undefined): Fragment => {
  const text = pastedEmail(search ?? '')
    .normalize('NFC')
    .toLowerCase();
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

/** When the last 30 days of an operator in this zone began. */
export const recentStart = (zone: string): Date => startOfLastDays(new Date(), zone, MONTH_DAYS);

/** The sales of the reseller `r` in the last 30 days, from an index alone. */
export const recent = (sql: Sql, start: Date): Fragment => sql`
  select coalesce(sum(sales), 0)::bigint as sales, coalesce(sum(in_dollars(revenue, currency)), 0)::bigint as revenue
  from (
    select s.currency, count(*) as sales, sum(s.purchase_price)::bigint as revenue
    from sold_item s
    where s.reseller_id = r.reseller_id and s.state <> 'refunded' and s.created_at >= ${start}
    group by s.currency) by_currency`;

export type ResellerRow = {
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
