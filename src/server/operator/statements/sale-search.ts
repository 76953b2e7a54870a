// Which sales a list of the desk holds, and what it says of each: never who bought.
import type { PackageFacts } from '#contract/operator/model/packageFacts.ts';
import type { Sale } from '#contract/operator/model/sale.ts';
import { ICCID_PART_MIN, partOfIccid } from '#domain/iccid-part.ts';
import { iccidOf } from '#domain/iccid.ts';
import { pastedEmail, spellingsOf, spellingsOfPart } from '#domain/mailbox.ts';
import type { Minor } from '#domain/money.ts';
import { isIccid } from '#domain/patterns.ts';
import { clipText } from '#domain/plain-text.ts';
import { saleNumberOf } from '#domain/sale-number.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { Queryable, Sql } from '../../db/connect.ts';
import { uuidRange } from '../../db/uuid-range.ts';
import { isWithin, nameOfReseller, readTimeSpan, type TimeSpan, toSum } from '../operators/index.ts';
import { findsReseller } from '../resellers/index.ts';

type Fragment = ReturnType<Sql>;

export type SaleRow = Pick<Sale, 'uid' | 'number' | 'reseller' | 'name' | 'state' | 'channel'> & {
  dataPackage: PackageFacts;
  price: Minor;
  currency: string;
  soldAt: Date;
  refundedAt: Date | null;
};

/** From the sale `s` and its reseller `r`. */
export const saleColumns = (sql: Queryable) => sql`
  s.uid, coalesce(s.number, s.id) as number, jsonb_build_object('id', r.reseller_id, 'name', ${nameOfReseller(sql)}, 'email', r.email) as reseller, s.name,
  (select package_facts(product) from product where product.id = s.product_id) as data_package, s.state,
  jsonb_build_object('name', s.channel_name, 'type', s.channel_type) as channel, s.purchase_price as price, s.currency,
  s.created_at as sold_at, s.refunded_at`;

export const toSale = ({ price, currency, soldAt, refundedAt, reseller, ...sale }: SaleRow): Sale => ({
  ...sale,
  reseller: { ...reseller, name: clipText(reseller.name) },
  price: toSum(price, currency),
  soldAt: soldAt.toISOString(),
  ...omitNullish({ refundedAt: refundedAt?.toISOString() }),
});

export type SaleSearch = { text: string; product?: string | undefined; span: TimeSpan };

type SaleQuery = { search?: string; package?: string; from?: string; to?: string };

export const toSaleSearch = ({ search = '', package: product, ...span }: SaleQuery): SaleSearch => ({
  text: search.trim(),
  product,
  span: readTimeSpan(span),
});

/** Whether the sale `s` is on an eSIM whose ICCID ends with the digits: each eSIM is read for that, some 200 ms for a million of them. */
const endsWith = (sql: Sql, digits: string): Fragment => sql`
  s.profile_domain_id in (select profile_domain_id from esim where right(iccid, ${digits.length}) = ${digits})`;

/** The sales of this number: each reseller counts its own, and has one at most. */
const numbered = (sql: Sql, number: number): Fragment => sql`
  or s.id in (
    select one.id from reseller seller cross join lateral (
      select id from sold_item
      where reseller_id = seller.reseller_id and coalesce(number, id) = ${number}) one)`;

/** Neither an address nor a number. */
const isName = (text: string): boolean => /\p{L}/u.test(text) && !text.includes('@');

/**
 * A whole address means its reseller alone, also where others begin with it. What names a sale itself finds it, refunded
 * or not: that is why somebody asks for it.
 */
const found = (sql: Sql, typed: string): Fragment => {
  const text = pastedEmail(typed).toLowerCase();
  const [exact, parts] = [spellingsOf(text), spellingsOfPart(text)];
  const [ids, iccid, digits, number] = [uuidRange(text), iccidOf(typed), partOfIccid(typed), saleNumberOf(typed)];
  return sql`(
    (s.state <> 'refunded' and s.reseller_id in (
      select reseller_id from reseller
      where email = any(${exact}) or (
        exists (select from unnest(${parts}::text[]) part where email ^@ part)
        and not exists (select from reseller where email = any(${exact})))))
    ${isName(text) ? sql`or (s.state <> 'refunded' and s.reseller_id in (select r.reseller_id from reseller r where ${findsReseller(sql, text)}))` : sql``}
    ${ids ? sql`or s.uid between ${ids.lowest} and ${ids.highest}` : sql``}
    ${digits !== undefined && digits.length >= ICCID_PART_MIN && !isIccid(iccid) ? sql`or ${endsWith(sql, digits)}` : sql``}
    ${isIccid(iccid) ? sql`or s.profile_domain_id = (select profile_domain_id from esim where iccid = ${iccid})` : sql``}
    ${number === undefined ? sql`` : numbered(sql, number)})`;
};

/** Whether the sale `s` is among them. Without a text refunded sales are not, as in every figure of the desk. */
export const meets = (sql: Sql, { text, product, span }: SaleSearch): Fragment => sql`
  ${isWithin(sql, 's.created_at', span)} and ${text === '' ? sql`s.state <> 'refunded'` : found(sql, text)}
  ${product === undefined ? sql`` : sql`and s.product_id = ${product}`}`;

/** What the sales of some days cost their resellers, in US cents, day by day: from an index alone. */
export const sumSalesByDay = async (sql: Sql, starts: readonly Date[], to: Date): Promise<Minor[]> => {
  const [from = to] = starts;
  const rows = await sql<{ day: number; revenue: Minor }[]>`
    select day, sum(in_dollars(revenue, currency))::bigint as revenue
    from (
      select s.currency, sum(s.purchase_price)::bigint as revenue,
        width_bucket(s.created_at, ${starts.map((start) => start.toISOString())}::timestamptz[]) as day
      from sold_item s
      where ${meets(sql, { text: '', span: { from, to } })} group by s.currency, day) by_currency
    group by day`;
  const byDay = new Map(rows.map(({ day, revenue }) => [day, revenue]));
  return starts.map((_, index) => byDay.get(index + 1) ?? 0);
};

/** How many sales there were in a time, and what they cost their resellers, in US cents: from an index alone. */
export const countSales = async (sql: Sql, span: TimeSpan): Promise<{ sales: number; revenue: Minor }> => {
  const [row] = await sql<[{ sales: number; revenue: Minor }]>`
    select coalesce(sum(sales), 0)::bigint as sales, coalesce(sum(in_dollars(revenue, currency)), 0)::bigint as revenue
    from (
      select s.currency, count(*) as sales, sum(s.purchase_price)::bigint as revenue
      from sold_item s where ${meets(sql, { text: '', span })} group by s.currency) by_currency`;
  return row;
};
