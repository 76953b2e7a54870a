// Which resellers a list of the desk holds, and what it says of each.
import { MONTH_DAYS } from '#domain/last-days.ts';
import { pastedEmail, spellingsOfPart } from '#domain/mailbox.ts';
import type { Minor } from '#domain/money.ts';
import { foldLetters } from '#domain/name-search.ts';
import { canBeMistyped } from '#domain/near-words.ts';
import { startOfLastDays } from '../../core/time-zone.ts';
import type { Sql } from '../../db/connect.ts';
import { uuidRange } from '../../db/uuid-range.ts';

type Fragment = ReturnType<Sql>;

/**
 * The company, the whole name and the last name begin with the text, as all searches compare names. Each reseller is read for
 * that, some 3 ms for a thousand of them.
 */
const isNamed = (sql: Sql, text: string): Fragment => sql`
  strpos(E'\\n' || folded(concat_ws(E'\\n', r.company_name, r.first_name || ' ' || r.last_name, r.last_name)),
    ${`\n${foldLetters(text)}`}) > 0`;

const meets = (sql: Sql, search: string | undefined): Fragment => {
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
    or ${isNamed(sql, text)}
    ${ids ? sql`or r.reseller_id between ${ids.lowest} and ${ids.highest}` : sql``})`;
};

/** A name that `meets` compares, or the first word of one, is the text but for one letter. */
const isSimilar = (sql: Sql, folded: string): Fragment => sql`
  exists (
    select from unnest(array[r.company_name, r.first_name || ' ' || r.last_name, r.last_name]) name
    where is_one_letter_off(${folded}, folded(name))
      or is_one_letter_off(${folded}, substring(folded(name) from '^[[:alpha:]]+')))`;

/** The resellers `r` that meet a search; where none does, those that would with one other letter. */
export const finds = (sql: Sql, search: string | undefined): Fragment => {
  const exact = meets(sql, search);
  const text = foldLetters(search?.trim() ?? '');
  if (!canBeMistyped(text)) return exact;
  return sql`(${exact} or (not exists (select from reseller r where ${exact}) and ${isSimilar(sql, text)}))`;
};

/** Whether `finds` has those with one other letter alone. */
export const findsSimilar = async (sql: Sql, search: string | undefined): Promise<boolean> => {
  if (!canBeMistyped(foldLetters(search?.trim() ?? ''))) return false;
  const [row] = await sql<[{ isNobody: boolean }]>`
    select not exists (select from reseller r where ${meets(sql, search)}) as is_nobody`;
  return row.isNobody;
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
