// Purchases in eSIM Go's list that belong to no sale yet.
import type { Sql } from '../../../db/connect.ts';
import { ANSWER_SECONDS } from './order-book.ts';

export type Purchase = {
  orderReference: string;
  package: string;
  /** Null while it is being prepared. */
  iccid: string | null;
  activationCode: string | null;
  total: number;
  /** According to their clock. */
  createdAt: Date;
};

/** Keeps the purchases that belong to no sale. */
export const keepPurchases = async (system: Sql, listed: readonly Purchase[]): Promise<void> => {
  await system`
    insert into esim_go_purchase as known (order_reference, package, iccid, activation_code, total, created_at)
    select "orderReference", package, iccid, "activationCode", total, "createdAt"
    from jsonb_to_recordset(${system.json(listed)}) as listed (
      "orderReference" text, package text, iccid text, "activationCode" text, total numeric, "createdAt" timestamptz)
    where not exists (select from esim_go_order o where o.order_reference = listed."orderReference")
    on conflict (order_reference) do update set iccid = excluded.iccid, activation_code = excluded.activation_code
      where known.iccid is null`;
};

/**
 * Purchases that may be what an open order bought, the oldest first. A purchase that was just seen while a call for the
 * same package is under way may be what that call buys, so it waits for the answer.
 */
export const findUnclaimed = (system: Sql): Promise<Purchase[]> =>
  system<Purchase[]>`
    select p.order_reference, p.package, p.iccid, p.activation_code, p.total::float8 as total, p.created_at
    from esim_go_purchase p
    where not p.is_foreign and p.iccid is not null
      and not exists (select from esim_go_order o where o.order_reference = p.order_reference)
      and exists (
        select from esim_go_order o
        where o.package = p.package and o.order_reference is null and o.sent_at is not null
          and (o.in_flight_until is null or o.in_flight_until < now()))
      and (p.seen_at < now() - make_interval(secs => ${ANSWER_SECONDS}) or not exists (
        select from esim_go_order o
        where o.package = p.package and o.order_reference is null and o.in_flight_until > now()))
    order by p.created_at, p.order_reference`;

type Claimant = { reference: string; isNewEsim: boolean };

/**
 * The open order whose last call was sent first, among those that it may belong to. The orders that remain open then
 * wait for calls that were sent no later than their own, so no order has to wait for the call of another.
 */
export const findClaimant = async (system: Sql, { package: name, iccid }: Purchase): Promise<Claimant | undefined> => {
  const [claimant] = await system<Claimant[]>`
    select o.reference, o.target is null as is_new_esim from esim_go_order o
    where o.package = ${name} and o.order_reference is null and o.sent_at is not null
      and (o.in_flight_until is null or o.in_flight_until < now())
      and o.target is not distinct from (select k.iccid from esim_go_esim k where k.iccid = ${iccid})
    order by o.sent_at, o.reference limit 1`;
  return claimant;
};

/** The open order for a new eSIM with this reference of ours. */
export const isOpenFor = async (system: Sql, reference: string, { package: name }: Purchase): Promise<boolean> => {
  const found = await system`
    select from esim_go_order o
    where o.reference::text = ${reference} and o.package = ${name} and o.target is null and o.order_reference is null`;
  return found.length > 0;
};

/** Notes that its eSIM carries the mark of another store, so that it was not ordered by this one. */
export const noteForeign = async (system: Sql, { orderReference }: Purchase): Promise<void> => {
  await system`update esim_go_purchase set is_foreign = true where order_reference = ${orderReference}`;
};
