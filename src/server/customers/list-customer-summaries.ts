import type { CustomerSortKey } from '#contract/storefront/model/customerSortKey.ts';
import type { CustomerSummary } from '#contract/storefront/model/customerSummary.ts';
import type { CustomerSummaryList } from '#contract/storefront/model/customerSummaryList.ts';
import { fromBytes } from '#domain/data-volume.ts';
import { DEFAULT_CURRENCY, type Minor, toMoney } from '#domain/money.ts';
import type { Caller } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { isoDate } from '../core/time-zone.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { Input } from '../http/input.ts';
import { customersBy, type Fragment, guestNote, requireSearchText } from './customers-with.ts';
import type { CustomerDeps } from './deps.ts';

/** Whether a sale gives no more data, as `isOver` says (src/domain/balance.ts). */
const isOver = (tx: TransactionSql): Fragment => tx`(s.state = 'refunded' or coalesce(s.expires_at <= now(), false))`;

/** What is left of a customer's sales, as `availableBytes` says. */
const available = (tx: TransactionSql): Fragment => tx`
  coalesce(sum(greatest(s.size_bytes - s.used_bytes, 0))
    filter (where s.package_type <> 'unlimited' and not ${isOver(tx)}), 0)::bigint`;

const spent = (tx: TransactionSql): Fragment =>
  tx`coalesce(sum(s.retail_price) filter (where s.state <> 'refunded'), 0)::bigint`;

/** Whether the eSIM `s` is in use, as `isInUse` says (src/domain/esim.ts); read for all eSIMs at once when that is quicker. */
const isInUse = (tx: TransactionSql): Fragment => tx`(
  s.active and (
    not exists (
      select from sold_item o where o.reseller_id = current_reseller() and o.profile_domain_id = s.profile_domain_id
        and o.state = 'refunded')
    or exists (
      select from sold_item o where o.reseller_id = current_reseller() and o.profile_domain_id = s.profile_domain_id
        and o.state <> 'refunded')))`;

const perCustomer = (tx: TransactionSql, table: Fragment, figure: Fragment): Fragment => tx`
  left join (
    select s.customer_id, ${figure} as figure from ${table} s where s.reseller_id = current_reseller()
    group by s.customer_id) f on f.customer_id = c.id`;

/** The figure of every customer is added up only where it sets the order. */
const sorted: Record<CustomerSortKey, (tx: TransactionSql) => { join: Fragment; figure: Fragment }> = {
  EMAIL: (tx) => ({ join: tx``, figure: tx`c.email` }),
  ESIMS: (tx) => ({
    join: perCustomer(tx, tx`esim`, tx`count(*) filter (where ${isInUse(tx)})`),
    figure: tx`coalesce(f.figure, 0)`,
  }),
  DATA: (tx) => ({ join: perCustomer(tx, tx`sold_item`, available(tx)), figure: tx`coalesce(f.figure, 0)` }),
  LASTSALE: (tx) => ({ join: perCustomer(tx, tx`sold_item`, tx`max(s.created_at)`), figure: tx`f.figure` }),
  SPENT: (tx) => ({ join: perCustomer(tx, tx`sold_item`, spent(tx)), figure: tx`coalesce(f.figure, 0)` }),
};

type Row = {
  uid: string;
  email: string | null;
  country: string | null;
  note: string | null;
  iccid: string | null;
  esimCount: number;
  bytes: number;
  isUnlimited: boolean | null;
  lastSaleAt: Date | null;
  spent: Minor;
};

const toSummary = ({ uid, email, country, note, iccid, esimCount, lastSaleAt, ...row }: Row): CustomerSummary => ({
  uid,
  esimCount,
  totalAvailableBalance: fromBytes(row.bytes),
  spent: toMoney(row.spent, DEFAULT_CURRENCY),
  ...(row.isUnlimited && { isUnlimited: true }),
  ...omitNullish({ email, countryOfResidence: country, note, iccid, lastSaleAt: isoDate(lastSaleAt) }),
});

/** A page of the reseller's customers, by the figure asked for. */
export const listCustomerSummaries = async (
  { db }: CustomerDeps,
  { resellerId }: Caller,
  { query }: Input<'listCustomerSummaries'>,
): Promise<CustomerSummaryList> => {
  const { page_size: size, page_index: index, sort_by: key = 'LASTSALE', sort_dir: direction = 'DESC' } = query;
  const text = query.search === undefined ? '' : requireSearchText('query.search', query.search);
  const { rows, isSimilar } = await db.forReading(resellerId, async (tx) => {
    const { join, figure } = sorted[key](tx);
    const found = text === '' ? { condition: tx`true`, isSimilar: false } : await customersBy(tx, text);
    // One more than the page shows whether there is a next page.
    const page = await tx<Row[]>`
      select p.id as uid, p.email, p.country, ${guestNote(tx, tx`p`)} as note, e.iccid, e.esim_count, t.bytes, t.is_unlimited, t.last_sale_at, t.spent
      from (
        select c.id, c.email, c.country, row_number() over (
          order by ${figure} ${direction === 'ASC' ? tx`asc` : tx`desc`} nulls last, c.created_at desc, c.id desc) as position
        from customer c ${join}
        where c.reseller_id = current_reseller() and c.erased_at is null
          and ${found.condition}
        order by position limit ${size + 1} offset ${size * index}) p
      cross join lateral (
        select count(*) filter (where ${isInUse(tx)})::integer as esim_count,
          (array_agg(s.iccid order by s.number desc))[1] as iccid
        from esim s where s.reseller_id = current_reseller() and s.customer_id = p.id) e
      cross join lateral (
        select ${available(tx)} as bytes, bool_or(s.package_type = 'unlimited' and not ${isOver(tx)}) as is_unlimited,
          max(s.created_at) as last_sale_at, ${spent(tx)} as spent
        from sold_item s where s.reseller_id = current_reseller() and s.customer_id = p.id) t
      order by p.position`;
    return { rows: page, isSimilar: found.isSimilar && page.length > 0 };
  });
  return { items: rows.slice(0, size).map(toSummary), hasMore: rows.length > size, ...(isSimilar && { isSimilar }) };
};
