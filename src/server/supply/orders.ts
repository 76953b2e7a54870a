// Orders of sales at their suppliers. An order is recorded in the transaction of its sale; here it is sent once, and
// the supplier's answer is booked (decision 53).
import { type OrderOutcome, withTimeLimit } from '../gateways/index.ts';
import { type Job, untilNextSchedule } from '../jobs/index.ts';
import { bookOrder, leaveUnknown, type OrderState, readState } from './book-order.ts';
import { settleGivenUp } from './given-up-orders.ts';
import {
  LEASE_MARGIN_MS,
  type OpenOrder,
  ORDER_PAUSE_MS,
  type OrderDeps,
  requireSupplier,
  takeOrder,
  toSupplyOrder,
} from './open-orders.ts';
import { settleOrders } from './settle-orders.ts';

export type { OrderState } from './book-order.ts';
export type { OrderDeps } from './open-orders.ts';

export type Orders = {
  /** Sends the order of a sale unless that was done, and returns its outcome. Waits no longer than the time limit. */
  deliver(resellerId: string, uid: string): Promise<OrderState>;
  /**
   * Does the same at once for an order that waits for its next try. An order that was tried a moment ago is left as it
   * is.
   */
  retry(resellerId: string, uid: string): Promise<OrderState>;
  /**
   * Makes the supplier take back what was ordered for a sale; false when it refuses. True for a sale that was not
   * ordered.
   */
  withdraw(resellerId: string, uid: string): Promise<boolean>;
  /** Completes every minute what a process left open. */
  job: Job;
};

/** An order that may have been sent is looked for first. */
const ask = async (deps: OrderDeps, order: OpenOrder, signal: AbortSignal): Promise<OrderOutcome> => {
  const supply = requireSupplier(deps, order.supplier);
  const placed = toSupplyOrder(order, true);
  const found = order.wasSent ? await supply.findOrders([placed], signal) : undefined;
  const known = found ? (found.get(order.uid) ?? { state: 'PENDING' as const }) : { state: 'ABSENT' as const };
  if (known.state === 'UNKNOWN') throw known.error;
  return known.state === 'ABSENT' ? supply.order(placed, signal) : known;
};

const deliver = async (deps: OrderDeps, resellerId: string, uid: string): Promise<OrderState> => {
  const order = await takeOrder(deps, resellerId, uid);
  if (!order) return readState(deps, resellerId, uid);
  try {
    const outcome = await withTimeLimit(deps.timeoutMs, (signal) => ask(deps, order, signal));
    return await bookOrder(deps, order, outcome);
  } catch (error) {
    await leaveUnknown(deps, order, error);
    return 'PENDING';
  }
};

/** Makes an order due, unless its last try may still be running, or may still arrive at the supplier. */
const retry = async (deps: OrderDeps, resellerId: string, uid: string): Promise<OrderState> => {
  const rest = (deps.timeoutMs + LEASE_MARGIN_MS + (deps.pauseMs ?? ORDER_PAUSE_MS)) / 1_000;
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
  const supply = requireSupplier(deps, order.supplier);
  const isTaken = await withTimeLimit(timeoutMs, (signal) => supply.withdraw(uid, signal));
  if (!isTaken) return false;
  await db.forReseller(
    resellerId,
    (tx) => tx`
      update supply_order set withdrawn_at = coalesce(withdrawn_at, now())
      where reseller_id = current_reseller() and uid = ${uid}`,
  );
  return true;
};

export const createOrders = (deps: OrderDeps): Orders => ({
  deliver: (resellerId, uid) => deliver(deps, resellerId, uid),
  retry: (resellerId, uid) => retry(deps, resellerId, uid),
  withdraw: (resellerId, uid) => withdraw(deps, resellerId, uid),
  job: {
    name: 'supply-orders',
    schedule: '* * * * *',
    retries: untilNextSchedule,
    work: async () => {
      await settleOrders(deps);
      await settleGivenUp(deps);
    },
  },
});
