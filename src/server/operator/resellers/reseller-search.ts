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

/** What separates the words of a name and the parts of an address. */
const SEPARATORS = "\n._@+&/,()'’-";
const BLANKS = ' '.repeat(SEPARATORS.length);
const separators = /[._@+&/,()'’-]+/g;

/**
 * Each word of the text begins a word of the company or the name, or a part of the email address; a typed address means its
 * beginning alone. Each reseller is read for that, some 5 ms for a thousand of them.
 */
const isNamed = (sql: Sql, text: string): Fragment => {
  const words = foldLetters(text)
    .split(/\s+/)
    .map((word) => word.replaceAll(separators, ' ').trim())
    .filter((word) => word !== '');
  if (words.length === 0 || text.lastIndexOf('@') > 0) return sql`false`;
  const named = sql`
    ' ' || translate(folded(concat_ws(E'\\n', r.company_name, r.first_name, r.last_name, r.email)), ${SEPARATORS}, ${BLANKS})`;
  return words
    .map((word): Fragment => sql`strpos(${named}, ${` ${word}`}) > 0`)
    .reduce((all, one) => sql`${all} and ${one}`);
};

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

/** The company, the whole name or a word of one is the text but for one letter. */
const isSimilar = (sql: Sql, folded: string): Fragment => sql`
  exists (
    select from unnest(array[r.company_name, r.first_name || ' ' || r.last_name, r.last_name]) name,
      unnest(folded(name) || regexp_split_to_array(folded(name), '[^[:alpha:]]+')) word
    where is_one_letter_off(${folded}, word))`;

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
