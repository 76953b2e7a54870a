// Orders that are not settled: one process at a time takes an order, and gives it back until its next try.
import type { Database } from '../db/connect.ts';
import type { OrderingSupply, SupplyOrder } from '../gateways/index.ts';
import type { Log } from '../core/log.ts';
import { sayError } from '../core/say-error.ts';

export type OrderDeps = {
  db: Database;
  /** The suppliers by their names in the catalogue. */
  suppliers: ReadonlyMap<string, OrderingSupply>;
  /** How long a supplier may take to answer, in milliseconds. */
  timeoutMs: number;
  /** How long an order of unknown outcome waits for its next try. */
  pauseMs?: number;
  log: Log;
};

export type OpenOrder = {
  uid: string;
  resellerId: string;
  supplier: string;
  package: string;
  iccid: string | null;
  placedAt: Date;
  tries: number;
  wasSent: boolean;
};

/** Longer than a supplier may take, so that no other process takes an order while it is being sent. */
export const LEASE_MARGIN_MS = 10_000;
/** The wait before a supplier is asked what became of an order, because a call that was given up may still arrive. */
export const ORDER_PAUSE_MS = 30_000;
/** A look for many orders takes several calls. */
const CALLS_OF_A_LOOK = 3;
const LOOKED_FOR_AT_ONCE = 500;

export const lookTimeoutMs = ({ timeoutMs }: Pick<OrderDeps, 'timeoutMs'>): number => timeoutMs * CALLS_OF_A_LOOK;

export const toSupplyOrder = (
  { uid: reference, package: name, iccid, placedAt }: OpenOrder,
  isAwaited: boolean,
): SupplyOrder => ({
  reference,
  package: name,
  iccid,
  placedAt,
  isAwaited,
});

export const requireSupplier = ({ suppliers }: OrderDeps, name: string): OrderingSupply => {
  const supply = suppliers.get(name);
  if (!supply) throw new Error(`There is no supplier ${name}`);
  return supply;
};

/** Takes a due order, for as long as one try may last; undefined when it is settled or another process has it. */
export const takeOrder = (
  { db, timeoutMs }: OrderDeps,
  resellerId: string,
  uid: string,
): Promise<OpenOrder | undefined> =>
  db.forReseller(resellerId, async (tx) => {
    const [order] = await tx<OpenOrder[]>`
      update supply_order taken
      set state = 'SENT', tries = taken.tries + 1, tried_at = now(),
        due_at = now() + make_interval(secs => ${(timeoutMs + LEASE_MARGIN_MS) / 1_000})
      from (
        select uid, state from supply_order
        where reseller_id = current_reseller() and uid = ${uid} and due_at <= now()
        for no key update skip locked) due
      where taken.reseller_id = current_reseller() and taken.uid = due.uid
      returning taken.uid, reseller_id, supplier, package, iccid, created_at as placed_at, tries,
        due.state = 'SENT' as was_sent`;
    return order;
  });

/**
 * Takes the oldest due orders of a supplier, for as long as a look for them may last. A new order is left to the call
 * of its sale, which waits for the answer.
 */
export const takeOrders = async (deps: OrderDeps, supplier: string): Promise<OpenOrder[]> => {
  const tryMs = deps.timeoutMs + LEASE_MARGIN_MS;
  const taken = await deps.db.system<OpenOrder[]>`
    update supply_order taken
    set state = 'SENT', tries = taken.tries + 1, tried_at = now(),
      due_at = now() + make_interval(secs => ${(lookTimeoutMs(deps) + LEASE_MARGIN_MS) / 1_000})
    from (
      select uid, state from supply_order
      where supplier = ${supplier} and due_at <= now()
        and (tries > 0 or created_at < now() - make_interval(secs => ${tryMs / 1_000}))
      order by created_at, uid limit ${LOOKED_FOR_AT_ONCE}
      for no key update skip locked) due
    where taken.uid = due.uid
    returning taken.uid, reseller_id, supplier, package, iccid, created_at as placed_at, tries,
      due.state = 'SENT' as was_sent`;
  return taken.toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
};

/**
 * Keeps an order for one more try; false when another process has taken it since, or an operator has given it up. What
 * was found out about an order holds only while nobody else tries it.
 */
export const keepOrder = async (
  { db, timeoutMs }: OrderDeps,
  { resellerId, uid, tries }: OpenOrder,
): Promise<boolean> => {
  const { count } = await db.forReseller(
    resellerId,
    (tx) => tx`
      update supply_order
      set tried_at = now(), due_at = now() + make_interval(secs => ${(timeoutMs + LEASE_MARGIN_MS) / 1_000})
      where reseller_id = current_reseller() and uid = ${uid} and tries = ${tries} and due_at is not null`,
  );
  return count === 1;
};

/** Lets orders wait for their next try, unless another process has taken them since. */
export const postponeAll = async (
  { db, pauseMs = ORDER_PAUSE_MS }: OrderDeps,
  orders: readonly Pick<OpenOrder, 'uid' | 'tries'>[],
  error?: unknown,
): Promise<void> => {
  await db.system`
    update supply_order o
    set due_at = now() + make_interval(secs => ${pauseMs / 1_000}), last_error = coalesce(${sayError(error)}, o.last_error)
    from jsonb_to_recordset(${db.system.json(orders.map(({ uid, tries }) => ({ uid, tries })))}) as left_open (
      uid uuid, tries integer)
    where o.uid = left_open.uid and o.tries = left_open.tries and o.due_at is not null`;
};

export const postpone = (deps: OrderDeps, order: OpenOrder, error?: unknown): Promise<void> =>
  postponeAll(deps, [order], error);
