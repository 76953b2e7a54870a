// Orders of sales to their suppliers. An order is recorded in the transaction of its sale; here it is sent, once, and what the
// supplier answers is booked (decision 53).
import type { Log } from '../core/log.ts';
import type { Database } from '../db/connect.ts';
import { retryConflicts } from '../db/conflicts.ts';
import { orNotFound } from '../db/lookup.ts';
import { type OrderingSupply, type OrderOutcome, withTimeLimit } from '../gateways/index.ts';
import { type Job, untilNextSchedule } from '../jobs/index.ts';

export type OrderDeps = {
  db: Database;
  /** By their names in the catalogue. */
  suppliers: ReadonlyMap<string, OrderingSupply>;
  /** How long a supplier may take for an answer, in milliseconds. */
  timeoutMs: number;
  log: Log;
};

export type OrderState = 'PENDING' | 'DELIVERED' | 'REFUSED';

export type Orders = {
  /** Sends the order of a sale unless that was done, and returns what became of it. Waits for no longer than the time limit. */
  deliver(resellerId: string, uid: string): Promise<OrderState>;
  /** Does the same at once, for an order that waits for its next try. One that was tried a moment ago is left as it is. */
  retry(resellerId: string, uid: string): Promise<OrderState>;
  /** Has the supplier take back what was ordered for a sale; false when it does not. True for a sale that was not ordered. */
  withdraw(resellerId: string, uid: string): Promise<boolean>;
  /** Finishes every minute what a process left open. */
  job: Job;
};

type TakenOrder = {
  uid: string;
  supplier: string;
  package: string;
  iccid: string | null;
  placedAt: Date;
  tries: number;
  wasSent: boolean;
};

/** Longer than a supplier may take: nobody else takes an order while it is being sent. */
const LEASE_MARGIN_MS = 10_000;
/** Before a supplier is asked what became of an order: a call that was given up may still arrive. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 300_000;
const AT_ONCE = 10;

const pauseMs = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);

/** Takes an order that is due, for as long as one try may last; undefined when it is settled or another process has it. */
const take = ({ db, timeoutMs }: OrderDeps, resellerId: string, uid: string): Promise<TakenOrder | undefined> =>
  db.forReseller(resellerId, async (tx) => {
    const [order] = await tx<TakenOrder[]>`
      update supply_order taken
      set state = 'SENT', tries = taken.tries + 1, tried_at = now(),
        due_at = now() + make_interval(secs => ${(timeoutMs + LEASE_MARGIN_MS) / 1_000})
      from (
        select uid, state from supply_order
        where reseller_id = current_reseller() and uid = ${uid} and due_at <= now()
        for no key update skip locked) due
      where taken.reseller_id = current_reseller() and taken.uid = due.uid
      returning taken.uid, supplier, package, iccid, created_at as placed_at, tries, due.state = 'SENT' as was_sent`;
    return order;
  });

/** An order that may have been sent is looked for first. */
const ask = async (supply: OrderingSupply, order: TakenOrder, signal: AbortSignal): Promise<OrderOutcome> => {
  const { uid: reference, package: name, iccid, placedAt, wasSent } = order;
  const placed = { reference, package: name, iccid, placedAt };
  const known = wasSent ? await supply.findOrder(placed, signal) : undefined;
  return known ?? supply.order(placed, signal);
};

const supplierOf = ({ suppliers }: OrderDeps, name: string): OrderingSupply => {
  const supply = suppliers.get(name);
  if (!supply) throw new Error(`There is no supplier ${name}`);
  return supply;
};

const postpone = async ({ db }: OrderDeps, resellerId: string, { uid, tries }: TakenOrder): Promise<void> => {
  await db.forReseller(
    resellerId,
    (tx) => tx`
      update supply_order set due_at = now() + make_interval(secs => ${pauseMs(tries) / 1_000})
      where reseller_id = current_reseller() and uid = ${uid} and due_at is not null`,
  );
};

const book = async (
  deps: OrderDeps,
  resellerId: string,
  order: TakenOrder,
  outcome: OrderOutcome,
): Promise<OrderState> => {
  const { app } = deps.db;
  const { uid, iccid } = order;
  if (outcome.state === 'PENDING') {
    await postpone(deps, resellerId, order);
    return 'PENDING';
  }
  if (outcome.state === 'REFUSED') {
    await retryConflicts(async () => app`select refuse_order(${resellerId}, ${uid}, ${outcome.reason})`);
    return 'REFUSED';
  }
  if (iccid === null && outcome.profile === undefined) throw new Error('The supplier delivered no profile');
  const profile = outcome.profile ? app.json(outcome.profile) : null;
  await retryConflicts(async () => app`select deliver_order(${resellerId}, ${uid}, ${profile})`);
  return 'DELIVERED';
};

const readState = ({ db }: OrderDeps, resellerId: string, uid: string): Promise<OrderState> =>
  db.forReseller(resellerId, async (tx) => {
    const [order] = await tx<{ state: OrderState }[]>`
      select case when due_at is null then state else 'PENDING' end as state from supply_order
      where reseller_id = current_reseller() and uid = ${uid}`;
    return orNotFound(order).state;
  });

const deliver = async (deps: OrderDeps, resellerId: string, uid: string): Promise<OrderState> => {
  const order = await take(deps, resellerId, uid);
  if (!order) return readState(deps, resellerId, uid);
  try {
    const supply = supplierOf(deps, order.supplier);
    const outcome = await withTimeLimit(deps.timeoutMs, (signal) => ask(supply, order, signal));
    return await book(deps, resellerId, order, outcome);
  } catch (error) {
    deps.log.error({ err: error, sale: uid, supplier: order.supplier }, 'The outcome of an order is unknown');
    await postpone(deps, resellerId, order);
    return 'PENDING';
  }
};

/** Makes an order due, unless its last try may still be under way, or may still arrive at the supplier. */
const retry = async (deps: OrderDeps, resellerId: string, uid: string): Promise<OrderState> => {
  const rest = (deps.timeoutMs + LEASE_MARGIN_MS + FIRST_PAUSE_MS) / 1_000;
  await deps.db.forReseller(
    resellerId,
    (tx) => tx`
      update supply_order set due_at = now()
      where reseller_id = current_reseller() and uid = ${uid} and due_at > now()
        and (tried_at is null or tried_at < now() - make_interval(secs => ${rest}))`,
  );
  return deliver(deps, resellerId, uid);
};

type Withdrawable = { supplier: string; isWithdrawn: boolean };

const withdraw = async (deps: OrderDeps, resellerId: string, uid: string): Promise<boolean> => {
  const { db, timeoutMs } = deps;
  const [order] = await db.forReseller(
    resellerId,
    (tx) => tx<Withdrawable[]>`
      select supplier, withdrawn_at is not null as is_withdrawn from supply_order
      where reseller_id = current_reseller() and uid = ${uid} and state = 'DELIVERED'`,
  );
  if (!order || order.isWithdrawn) return true;
  const isTaken = await withTimeLimit(timeoutMs, (signal) => supplierOf(deps, order.supplier).withdraw(uid, signal));
  if (!isTaken) return false;
  await db.forReseller(
    resellerId,
    (tx) => tx`
      update supply_order set withdrawn_at = coalesce(withdrawn_at, now())
      where reseller_id = current_reseller() and uid = ${uid}`,
  );
  return true;
};

const deliverAll = async (deps: OrderDeps): Promise<void> => {
  const due = await deps.db.system<{ uid: string; resellerId: string }[]>`
    select uid, reseller_id from supply_order where due_at <= now() order by due_at`;
  for (let start = 0; start < due.length; start += AT_ONCE) {
    await Promise.all(due.slice(start, start + AT_ONCE).map((order) => deliver(deps, order.resellerId, order.uid)));
  }
};

export const createOrders = (deps: OrderDeps): Orders => ({
  deliver: (resellerId, uid) => deliver(deps, resellerId, uid),
  retry: (resellerId, uid) => retry(deps, resellerId, uid),
  withdraw: (resellerId, uid) => withdraw(deps, resellerId, uid),
  job: {
    name: 'supply-orders',
    schedule: '* * * * *',
    retries: untilNextSchedule,
    work: () => deliverAll(deps),
  },
});
