import type { PendingQuery, Row } from 'postgres';
import type { SalesSortKey } from '#contract/partner/model/salesSortKey.ts';
import { spellingsOf } from '#domain/mailbox.ts';
import { HISTORY_WINDOW_MONTHS, PARTNER_HISTORY_WINDOW_DAYS } from '#domain/limits.ts';
import type { Caller } from '../core/caller.ts';
import { optionalMoment, requireIccid, requireKnownEmail } from '../core/read-fields.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { Input } from '../http/input.ts';
import type { ActivationDeps } from './deps.ts';
import { listSales, type SalesList } from './read-sales.ts';
import { readSalesWindow } from './sales-window.ts';

type Query = Input<'listActivatedItems'>['query'];
type StorefrontQuery = Extract<Query, { user_identifier_key: unknown }>;
type PartnerQuery = Exclude<Query, StorefrontQuery>;

/** Sales to one customer; to all customers when the query names none. */
const toCustomer = (tx: TransactionSql, { user_identifier: identifier, user_identifier_key: key }: StorefrontQuery) => {
  if (identifier === undefined) return tx``;
  const isCustomer =
    key === 'EMAIL'
      ? tx`email = any(${spellingsOf(requireKnownEmail('query.user_identifier', identifier))})`
      : tx`
      id in (select customer_id from esim where reseller_id = current_reseller() and iccid = ${requireIccid('query.user_identifier', identifier)})`;
  return tx`and s.customer_id in (select id from customer where reseller_id = current_reseller() and ${isCustomer})`;
};

/** Sorts letters as people do, with Ä beside A: the collation of the database sorts by code points. */
const inAlphabet = (tx: TransactionSql, column: string) => tx`${tx(column)} collate "und-x-icu"`;

/** Unlimited sales have null here, which PostgreSQL sorts above every value. */
const sortValue: Record<SalesSortKey, (tx: TransactionSql) => PendingQuery<Row[]>> = {
  DATE: (tx) => tx`s.created_at`,
  NAME: (tx) => inAlphabet(tx, 's.name'),
  VOLUME: (tx) => tx`case when s.package_type <> 'unlimited' then s.size_bytes end`,
  VALIDITY: (tx) => tx`case when not s.validity_unlimited then extract(epoch from s.validity) end`,
  PRICE: (tx) => tx`s.purchase_price`,
  RETAILPRICE: (tx) => tx`s.retail_price`,
  SALESCHANNEL: (tx) => inAlphabet(tx, 's.channel_name'),
};

/** Newest first unless the query says otherwise. */
const inOrder = (tx: TransactionSql, { sort_by: sortBy = 'DATE', sort_dir: direction = 'DESC' }: Query) =>
  tx`order by ${sortValue[sortBy](tx)} ${direction === 'ASC' ? tx`asc` : tx`desc`}, s.created_at desc, s.id desc`;

/** A page of the sales of a window. Without a window: 3 months back to tomorrow (CLI-043). */
const findForStorefront = (tx: TransactionSql, query: StorefrontQuery, zone: string) => {
  const { page_size: size, page_index: index } = query;
  const { from, to } = readSalesWindow(query, { months: HISTORY_WINDOW_MONTHS }, zone);
  return tx<{ id: number }[]>`
    select s.id from sold_item s
    where s.reseller_id = current_reseller()
      and s.created_at >= ${from} and s.created_at < ${to}
      ${toCustomer(tx, query)}
    ${inOrder(tx, query)} limit ${size} offset ${size * index}`;
};

/** A page of the sales of a window. Without a window: the last 30 days (PAR-020). */
const findForPartner = (tx: TransactionSql, query: PartnerQuery) => {
  const { from, to, page_size: size, page_index: index } = query;
  return tx<{ id: number }[]>`
    select s.id
    from (select coalesce(${optionalMoment('query.to', to)}::timestamptz, now()) as until) as w, sold_item s
    where s.reseller_id = current_reseller()
      and s.created_at >= coalesce(${optionalMoment('query.from', from)}::timestamptz, w.until - make_interval(days => ${PARTNER_HISTORY_WINDOW_DAYS}))
      and s.created_at < w.until
    ${inOrder(tx, query)}
    limit ${size} offset ${size * index}`;
};

/** A page of the sales of a window, in the order asked for. */
export const listActivatedItems = async (
  { db }: ActivationDeps,
  caller: Caller,
  { query, headers }: Input<'listActivatedItems'>,
): Promise<SalesList> => {
  const zone = 'Device-TimeZone' in headers ? headers['Device-TimeZone'] : 'UTC';
  const rows = await db.forReading(caller.resellerId, (tx) =>
    'user_identifier_key' in query ? findForStorefront(tx, query, zone) : findForPartner(tx, query),
  );
  return listSales(db, caller, rows);
};
