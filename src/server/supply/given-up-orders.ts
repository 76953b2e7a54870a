// Orders that an operator gave up: whether the supplier delivered them after all, which nobody paid for (decision 53).
import { type FoundOrders, type OrderingSupply, type SupplyOrder, withTimeLimit } from '../gateways/index.ts';
import { LEASE_MARGIN_MS, lookTimeoutMs, ORDER_PAUSE_MS, type OrderDeps } from './open-orders.ts';
import { sayError } from '../core/say-error.ts';

type GivenUp = SupplyOrder & {
  /** Whether a call may still be under way, whatever the supplier has now. */
  isFresh: boolean;
};

type Outcome = 'ABSENT' | 'WITHDRAWN' | 'KEPT';

const LOOKED_FOR_AT_ONCE = 500;
/** Calls that were given up have arrived by then. */
const LATEST = '15 minutes';

const take = (deps: OrderDeps, supplier: string): Promise<GivenUp[]> =>
  deps.db.system<GivenUp[]>`
    update order_give_up taken
    set due_at = now() + make_interval(secs => ${(lookTimeoutMs(deps) + LEASE_MARGIN_MS) / 1_000})
    from (
      select g.uid, o.package, o.iccid, o.created_at, o.tried_at > now() - ${LATEST}::interval as is_fresh
      from order_give_up g join supply_order o on o.uid = g.uid
      where o.supplier = ${supplier} and g.due_at <= now()
      order by g.refunded_at, g.uid limit ${LOOKED_FOR_AT_ONCE}
      for no key update of g skip locked) due
    where taken.uid = due.uid
    returning taken.uid as reference, due.package, due.iccid, due.created_at as placed_at, due.is_fresh`;

const note = async (
  { db, pauseMs = ORDER_PAUSE_MS }: OrderDeps,
  uid: string,
  outcome: Outcome | undefined,
  error?: unknown,
) => {
  await db.system`
    update order_give_up
    set outcome = ${outcome ?? null},
      due_at = case when ${outcome === undefined} then now() + make_interval(secs => ${pauseMs / 1_000}) end,
      last_error = ${sayError(error)}
    where uid = ${uid} and outcome is null`;
};

/** Undefined when the supplier has to be asked again. */
const outcomeOf = async (
  deps: OrderDeps,
  supply: OrderingSupply,
  { reference, isFresh }: GivenUp,
  found: FoundOrders,
): Promise<Outcome | undefined> => {
  const outcome = found.get(reference);
  if (outcome?.state === 'UNKNOWN') throw outcome.error;
  const known = outcome?.state ?? 'PENDING';
  if (known === 'DELIVERED') {
    const isTaken = await withTimeLimit(deps.timeoutMs, (signal) => supply.withdraw(reference, signal));
    return isTaken ? 'WITHDRAWN' : 'KEPT';
  }
  return known === 'PENDING' || isFresh ? undefined : 'ABSENT';
};

const settleOf = async (deps: OrderDeps, supplier: string, supply: OrderingSupply): Promise<void> => {
  const orders = await take(deps, supplier);
  if (orders.length === 0) return;
  const found = await withTimeLimit(lookTimeoutMs(deps), (signal) => supply.findOrders(orders, signal));
  for (const order of orders) {
    try {
      await note(deps, order.reference, await outcomeOf(deps, supply, order, found));
    } catch (error) {
      await note(deps, order.reference, undefined, error);
    }
  }
};

/** Makes the suppliers take back what they delivered for orders that were given up. */
export const settleGivenUp = async (deps: OrderDeps): Promise<void> => {
  for (const [supplier, supply] of deps.suppliers) {
    await settleOf(deps, supplier, supply).catch((error: unknown) =>
      deps.log.error({ err: error, supplier }, 'Whether orders that were given up came after all is not known'),
    );
  }
};
