// Which order of eSIM Go belongs to which sale. Nothing of ours stands in an order there, so one is found by what was ordered:
// orders of a kind, the same package onto the same eSIM or onto a new one, may stand for each other (decision 56).
import type { Sql } from '../../../db/connect.ts';
import { retryConflicts } from '../../../db/conflicts.ts';
import type { SupplyOrder } from '../gateway.ts';

export type KnownOrder = {
  orderReference: string | null;
  iccid: string | null;
  /** When they were asked to take it back. */
  revokedAt: Date | null;
  package: string;
  /** By the clock of the database. */
  readAt: Date;
};

/** What belongs to an order of ours there. */
export type Claim = { orderReference: string; iccid: string | undefined; total: number };

export const findKnownOrder = async (system: Sql, reference: string): Promise<KnownOrder | undefined> => {
  const [known] = await system<KnownOrder[]>`
    select order_reference, iccid, revoked_at, package, clock_timestamp() as read_at
    from esim_go_order where reference = ${reference}`;
  return known;
};

/** Notes, before it is sent, that an order is. */
export const noteSent = async (system: Sql, { reference, package: name, iccid }: SupplyOrder): Promise<void> => {
  await system`
    insert into esim_go_order (reference, package, target, sent_at) values (${reference}, ${name}, ${iccid}, now())
    on conflict (reference) do update set sent_at = now()`;
};

/** Notes that the call was surely not carried out. */
export const noteNotSent = async (system: Sql, reference: string): Promise<void> => {
  await system`update esim_go_order set sent_at = null where reference = ${reference} and order_reference is null`;
};

export const noteRevoked = async (system: Sql, reference: string, isRevoked: boolean): Promise<void> => {
  await system`
    update esim_go_order set revoked_at = case when ${isRevoked} then now() end where reference = ${reference}`;
};

/** Those of their orders that belong to none of ours. */
export const withoutClaimed = async <Order extends { orderReference: string }>(
  system: Sql,
  orders: readonly Order[],
): Promise<Order[]> => {
  const claimed = await system<{ orderReference: string }[]>`
    select order_reference from esim_go_order
    where order_reference = any (${orders.map(({ orderReference }) => orderReference)}::text[])`;
  const known = new Set(claimed.map(({ orderReference }) => orderReference));
  return orders.filter(({ orderReference }) => !known.has(orderReference));
};

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

/**
 * Notes that an order of theirs is that of a sale; false when another sale has it. What was found may be what another sale of
 * the kind bought, whose own call may then buy what was meant here: so what is open of the kind counts as sent no earlier
 * than this.
 */
export const claimOrder = async (system: Sql, reference: string, claim: Claim): Promise<boolean> => {
  const { orderReference, iccid = null, total } = claim;
  try {
    const [claimed] = await retryConflicts(
      async () => system<{ count: number }[]>`
        with claimed as (
          update esim_go_order set order_reference = ${orderReference}, iccid = ${iccid}, total = ${total}
          where reference = ${reference} and order_reference is null
          returning reference, package, target, sent_at),
        put_off as (
          update esim_go_order o set sent_at = greatest(o.sent_at, c.sent_at)
          from claimed c
          where o.package = c.package and o.target is not distinct from c.target and o.reference <> c.reference
            and o.order_reference is null and o.sent_at is not null)
        select count(*) from claimed`,
    );
    return claimed?.count === 1;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};

/** Notes which eSIM an order went onto. */
export const noteDelivered = async (system: Sql, reference: string, iccid: string): Promise<void> => {
  await system`update esim_go_order set iccid = ${iccid} where reference = ${reference}`;
  await system`insert into esim_go_esim (iccid) values (${iccid}) on conflict do nothing`;
};

/** As long as they say that processing an order may take. */
const SETTLING_SECONDS = 600;

/** Whether every call that may have bought it had so long, at that time, that it stands in their list or never will. */
export const isSettled = async (system: Sql, reference: string, at: Date): Promise<boolean> => {
  const [row] = await system<{ isSettled: boolean }[]>`
    select sent_at is null or sent_at < ${at}::timestamptz - make_interval(secs => ${SETTLING_SECONDS}) as is_settled
    from esim_go_order where reference = ${reference}`;
  return row?.isSettled ?? false;
};
