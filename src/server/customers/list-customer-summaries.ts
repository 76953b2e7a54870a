import type { CustomerSortKey } from '#contract/storefront/model/customerSortKey.ts';
import type { CustomerSummary } from '#contract/storefront/model/customerSummary.ts';
import type { CustomerSummaryList } from '#contract/storefront/model/customerSummaryList.ts';
import { fromBytes } from '#domain/data-volume.ts';
import { DEFAULT_CURRENCY, toMoney } from '#domain/money.ts';
import type { Caller } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { isoDate } from '../core/time-zone.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { Input } from '../http/input.ts';
import { available, type FiguresRow, isInUse, spent, withFigures } from './customer-figures.ts';
import { customersBy, type Fragment, requireSearchText } from './customers-with.ts';
import type { CustomerDeps } from './deps.ts';

type Order = { join: Fragment; figure: Fragment };

/** For the few customers that a search found, the rows of each are read by their index; for all customers, all rows at once. */
const perCustomer = (tx: TransactionSql, table: Fragment, figure: Fragment, isSearch: boolean): Fragment =>
  isSearch
    ? tx`
  left join lateral (
    select ${figure} as figure from ${table} s
    where s.reseller_id = current_reseller() and s.customer_id = c.id) f on true`
    : tx`
  left join (
    select s.customer_id, ${figure} as figure from ${table} s where s.reseller_id = current_reseller()
    group by s.customer_id) f on f.customer_id = c.id`;

/** One look into the index for each customer, however many sales there are. */
const lastSale = (tx: TransactionSql): Fragment => tx`
  left join lateral (
    select s.created_at as figure from sold_item s
    where s.reseller_id = current_reseller() and s.customer_id = c.id
    order by s.created_at desc limit 1) f on true`;

/** The figure of every customer is added up only where it sets the order. */
const sorted: Record<CustomerSortKey, (tx: TransactionSql, isSearch: boolean) => Order> = {
  EMAIL: (tx) => ({ join: tx``, figure: tx`c.email` }),
  ESIMS: (tx, isSearch) => ({
    join: perCustomer(tx, tx`esim`, tx`count(*) filter (where ${isInUse(tx)})`, isSearch),
    figure: tx`coalesce(f.figure, 0)`,
  }),
  DATA: (tx, isSearch) => ({
    join: perCustomer(tx, tx`sold_item`, available(tx), isSearch),
    figure: tx`coalesce(f.figure, 0)`,
  }),
  LASTSALE: (tx) => ({ join: lastSale(tx), figure: tx`f.figure` }),
  SPENT: (tx, isSearch) => ({
    join: perCustomer(tx, tx`sold_item`, spent(tx), isSearch),
    figure: tx`coalesce(f.figure, 0)`,
  }),
};

const toSummary = ({
  uid,
  email,
  country,
  note,
  iccid,
  esimCount,
  lastSaleAt,
  ...row
}: FiguresRow): CustomerSummary => ({
  uid,
  esimCount,
  totalAvailableBalance: fromBytes(row.bytes),
  spent: toMoney(row.spent, DEFAULT_CURRENCY),
  ...(row.isUnlimited && { isUnlimited: true }),
  ...omitNullish({ email, countryOfResidence: country, note, iccid, lastSaleAt: isoDate(lastSaleAt) }),
});

/** How many there are, and a page of them; without any a row with the counts alone. */
type Row = { count: number; totalCount: number | null } & (FiguresRow | { uid: null });

/** A page of the reseller's customers, by the figure asked for. */
export const listCustomerSummaries = async (
  { db }: CustomerDeps,
  { resellerId }: Caller,
  { query }: Input<'listCustomerSummaries'>,
): Promise<CustomerSummaryList> => {
  const { page_size: size, page_index: index, sort_by: key = 'LASTSALE', sort_dir: direction = 'DESC' } = query;
  const text = query.search === undefined ? '' : requireSearchText('query.search', query.search);
  const { rows, isSimilar } = await db.forReading(resellerId, async (tx) => {
    const { join, figure } = sorted[key](tx, text !== '');
    const found = text === '' ? { condition: tx`true`, isSimilar: false } : await customersBy(tx, text);
    const page: Fragment = tx`
      select c.id, c.email, c.country, f.position from found f
      join customer c on c.reseller_id = current_reseller() and c.id = f.id
      where f.position > ${size * index} and f.position <= ${size * (index + 1)}`;
    const all: Fragment = tx`(
      select count(*)::integer from customer c where c.reseller_id = current_reseller() and c.erased_at is null)`;
    return {
      rows: await tx<Row[]>`
        with found as materialized (
          select c.id, row_number() over (
            order by ${figure} ${direction === 'ASC' ? tx`asc` : tx`desc`} nulls last, c.created_at desc, c.id desc) as position
          from customer c ${join}
          where c.reseller_id = current_reseller() and c.erased_at is null and ${found.condition})
        select n.*, p.* from (select count(*)::integer as count, ${text === '' ? tx`null::integer` : all} as total_count from found) n
        left join (${withFigures(tx, page)}) p on true
        order by p.position`,
      isSimilar: found.isSimilar,
    };
  });
  const { count = 0, totalCount = null } = rows[0] ?? {};
  return {
    items: rows.flatMap((row) => (row.uid === null ? [] : [toSummary(row)])),
    hasMore: count > size * (index + 1),
    count,
    totalCount: totalCount ?? count,
    ...(isSimilar && count > 0 && { isSimilar }),
  };
};
