// Books the outcome of an order: it is delivered, refunded, or waits for its next try.
import { measure } from '../core/measures.ts';
import { retryConflicts } from '../db/conflicts.ts';
import { orNotFound } from '../db/lookup.ts';
import { type OrderOutcome, withTimeLimit } from '../gateways/index.ts';
import { keepOrder, type OpenOrder, type OrderDeps, postpone, requireSupplier, toSupplyOrder } from './open-orders.ts';

export type OrderState = 'PENDING' | 'DELIVERED' | 'REFUSED';

export const readState = ({ db }: OrderDeps, resellerId: string, uid: string): Promise<OrderState> =>
  db.forReseller(resellerId, async (tx) => {
    const [order] = await tx<{ state: OrderState }[]>`
      select case when due_at is null then state else 'PENDING' end as state from supply_order
      where reseller_id = current_reseller() and uid = ${uid}`;
    return orNotFound(order).state;
  });

export const bookOrder = async (deps: OrderDeps, order: OpenOrder, outcome: OrderOutcome): Promise<OrderState> => {
  const { app } = deps.db;
  const { uid, resellerId, iccid } = order;
  measure('supplyOrder', { supplier: order.supplier, state: outcome.state });
  if (outcome.state === 'PENDING') {
    await postpone(deps, order);
    return 'PENDING';
  }
  if (outcome.state === 'REFUSED') {
    await retryConflicts(async () => app`select refuse_order(${resellerId}, ${uid}, ${outcome.reason})`);
    return 'REFUSED';
  }
  if (iccid === null && outcome.profile === undefined) throw new Error('The supplier delivered no profile');
  const profile = outcome.profile ? app.json(outcome.profile) : null;
  await retryConflicts(async () => app`select deliver_order(${resellerId}, ${uid}, ${profile})`);
  // An operator may have given the order up in between: then it was refunded, and the customer gets nothing.
  return readState(deps, resellerId, uid);
};

/** The outcome of an order stays unknown until its next try. */
export const leaveUnknown = async (deps: OrderDeps, order: OpenOrder, error: unknown): Promise<void> => {
  deps.log.error({ err: error, sale: order.uid, supplier: order.supplier }, 'The outcome of an order is unknown');
  await postpone(deps, order, error);
};

/** Sends an order that the supplier surely does not have. Undefined when its outcome is unknown. */
export const sendOrder = async (deps: OrderDeps, order: OpenOrder): Promise<OrderState | undefined> => {
  if (!(await keepOrder(deps, order))) return 'PENDING';
  try {
    const supply = requireSupplier(deps, order.supplier);
    const outcome = await withTimeLimit(deps.timeoutMs, (signal) => supply.order(toSupplyOrder(order, false), signal));
    return await bookOrder(deps, order, outcome);
  } catch (error) {
    await leaveUnknown(deps, order, error);
    return undefined;
  }
};
