// Reading sales: several in an order, and one with everything around it.
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import type { CustomerMailState } from '#contract/storefront/model/customerMailState.ts';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { isUuid } from '#domain/patterns.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { isoDate } from '../core/time-zone.ts';
import type { Caller } from '../core/caller.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import { orNotFound, notFound } from '../db/lookup.ts';
import { type PagedBody, readPaged } from '../http/paged-body.ts';
import type { ActivationDeps } from './deps.ts';
import { type ShareLinks, toCustomer, toEsim, toSoldItem, totalAvailable } from './mappers.ts';
import type { CustomerRow, EsimRow, SaleRow } from './rows.ts';

export type SalesList = PagedBody<SoldItem, object>;

const readSales = async (db: Database, resellerId: string, ids: readonly number[]): Promise<SoldItem[]> => {
  const rows = await db.forReading(
    resellerId,
    (tx) => tx<{ sale: SaleRow; customerEmail: string | null; erasedAt: Date | null }[]>`
      select sale_json(s) as sale, c.email as "customerEmail", c.erased_at as "erasedAt"
      from unnest(${ids as number[]}::bigint[]) with ordinality as wanted (id, position)
      join sold_item s on s.reseller_id = current_reseller() and s.id = wanted.id
      join customer c on c.reseller_id = current_reseller() and c.id = s.customer_id
      order by position`,
    (found) => found.length === ids.length,
  );
  const now = new Date();
  return rows.map(({ sale, customerEmail, erasedAt }) =>
    Object.assign(toSoldItem(sale, now), omitNullish({ customerEmail, customerErasedAt: isoDate(erasedAt) })),
  );
};

/** The sales with these keys, in their order. */
export const listSales = (db: Database, { resellerId }: Caller, rows: { id: number }[]): Promise<SalesList> =>
  readPaged(
    {},
    rows.map(({ id }) => id),
    (ids) => readSales(db, resellerId, ids),
  );

const runningNumber = /^\d{1,15}$/;

/** The sale of this uid or running number; null matches no row. */
const bySoldItemId = (tx: TransactionSql, id: string) => {
  if (isUuid(id)) return tx`s.uid = ${id}`;
  if (runningNumber.test(id)) return tx`coalesce(s.number, s.id) = ${Number(id)}`;
  throw notFound();
};

export const findSale = async (tx: TransactionSql, id: string): Promise<SaleRow> => {
  const [row] = await tx<{ sale: SaleRow }[]>`
    select sale_json(s) as sale from sold_item s
    where s.reseller_id = current_reseller() and ${bySoldItemId(tx, id)}`;
  return orNotFound(row).sale;
};

/** Reads a sale, keeps it from being changed or used until the transaction ends, and returns the database's time. */
export const lockSale = async (tx: TransactionSql, id: string): Promise<{ sale: SaleRow; now: Date }> => {
  const [row] = await tx<{ sale: SaleRow; now: Date }[]>`
    select sale_json(s) as sale, clock_timestamp() as now from sold_item s
    where s.reseller_id = current_reseller() and ${bySoldItemId(tx, id)} for no key update`;
  return orNotFound(row);
};

type OrderedSale = { sale: SaleRow; isBeingPrepared: boolean; now: Date };

/** A sale that was ordered from a supplier and not taken back. */
export const findOrderedSale = async (tx: TransactionSql, id: string): Promise<OrderedSale | undefined> => {
  const [row] = await tx<OrderedSale[]>`
    select sale_json(s) as sale, o.due_at is not null as is_being_prepared, clock_timestamp() as now
    from sold_item s join supply_order o on o.reseller_id = current_reseller() and o.uid = s.uid
    where s.reseller_id = current_reseller() and ${bySoldItemId(tx, id)} and o.withdrawn_at is null`;
  return row;
};

const customerMailStates = {
  sent: 'SENT',
  refused: 'REFUSED',
  'given up': 'GIVEN_UP',
  withdrawn: 'WITHDRAWN',
  'not paid': 'NOT_PAID',
  'not covered': 'NOT_COVERED',
  'too many': 'TOO_MANY',
} as const satisfies Record<string, CustomerMailState>;

type MailOutcome = keyof typeof customerMailStates;

/** A sale with its customer, and the eSIMs and the balance of its profile domain. */
const describeSale = async (
  tx: TransactionSql,
  sale: SaleRow,
  links: ShareLinks,
  onlyActiveProfiles: boolean,
): Promise<SoldItemDetail> => {
  const [[customer], esims, sales, [open], [mail]] = await Promise.all([
    tx<
      { row: CustomerRow }[]
    >`select customer_json(c) as row from customer c where reseller_id = current_reseller() and id = ${sale.customerId}`,
    tx<{ row: EsimRow }[]>`
      select esim_json(e) as row from esim e
      where reseller_id = current_reseller() and profile_domain_id = ${sale.profileDomainId} order by created_at`,
    tx<{ row: SaleRow }[]>`select sale_json(s) as row from sold_item s
      where reseller_id = current_reseller() and profile_domain_id = ${sale.profileDomainId}`,
    tx`select 1 from supply_order
      where reseller_id = current_reseller() and uid = ${sale.uid} and due_at is not null`,
    tx<{ outcome: MailOutcome | null }[]>`select outcome from mail
      where reseller_id = current_reseller() and sale_uid = ${sale.uid} and kind = 'customer-link'
        and created_at >= coalesce((select max(created_at) from esim_replacement
          where reseller_id = current_reseller() and profile_domain_id = ${sale.profileDomainId}), '-infinity')
      order by created_at desc limit 1`,
  ]);
  const shown = esims.map(({ row }) => row).filter(({ active }) => active || !onlyActiveProfiles);
  const now = new Date();
  return {
    activatedItem: toSoldItem(sale, now),
    customer: await toCustomer(orNotFound(customer).row, links),
    totalAvailableBalance: totalAvailable(
      sales.map(({ row }) => row),
      now,
    ),
    relatedEsims: await Promise.all(shown.map((row) => toEsim(row, links))),
    state: sale.state,
    ...(open && { isBeingPrepared: true }),
    ...(mail && { customerMail: mail.outcome === null ? 'WAITING' : customerMailStates[mail.outcome] }),
  };
};

/** Either document's name for the sale in a path. */
type SaleParams = { id: string } | { uid: string };

export const saleIdOf = (params: SaleParams): string => ('uid' in params ? params.uid : params.id);

/** The sale of this uid or running number. Its eSIMs are all of its profile domain, or the active ones alone. */
export const readSale = (
  { db, links }: Pick<ActivationDeps, 'db' | 'links'>,
  { resellerId }: Caller,
  id: string,
  onlyActiveProfiles = false,
): Promise<SoldItemDetail> =>
  db.forReseller(resellerId, async (tx) => describeSale(tx, await findSale(tx, id), links, onlyActiveProfiles));
