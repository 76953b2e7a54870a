// Completes the orders that processes left open, separately for each supplier (decision 53).
import { type FoundOrder, type FoundOrders, withTimeLimit } from '../gateways/index.ts';
import { bookOrder, leaveUnknown, sendOrder } from './book-order.ts';
import {
  lookTimeoutMs,
  type OpenOrder,
  type OrderDeps,
  postponeAll,
  requireSupplier,
  takeOrders,
  toSupplyOrder,
} from './open-orders.ts';
import { noteAnswer, noteOutage } from './outages.ts';

/** Without this, a slow supplier takes many minutes for hundreds of orders. */
const SENT_AT_ONCE = 20;

const find = async (deps: OrderDeps, supplier: string, orders: readonly OpenOrder[]): Promise<FoundOrders> => {
  if (orders.length === 0) return new Map();
  const supply = requireSupplier(deps, supplier);
  const placed = orders.map((order) => toSupplyOrder(order, false));
  return withTimeLimit(lookTimeoutMs(deps), (signal) => supply.findOrders(placed, signal));
};

const book = async (deps: OrderDeps, order: OpenOrder, outcome: Exclude<FoundOrder, { state: 'ABSENT' }>) => {
  if (outcome.state === 'UNKNOWN') return leaveUnknown(deps, order, outcome.error);
  await bookOrder(deps, order, outcome).catch((error: unknown) => leaveUnknown(deps, order, error));
};

/** Returns the orders to be sent, which the supplier surely does not have. Throws when it does not answer. */
const look = async (deps: OrderDeps, supplier: string, orders: readonly OpenOrder[]): Promise<OpenOrder[]> => {
  const sent = orders.filter(({ wasSent }) => wasSent);
  const found = await find(deps, supplier, sent);
  const toSend: OpenOrder[] = [];
  for (const order of orders) {
    const pending: FoundOrder = { state: 'PENDING' };
    const outcome: FoundOrder = order.wasSent ? (found.get(order.uid) ?? pending) : { state: 'ABSENT' };
    if (outcome.state === 'ABSENT') toSend.push(order);
    else await book(deps, order, outcome);
  }
  return toSend;
};

/** Sends the oldest first. When none of several calls is answered, the supplier is away, and the rest are not sent. */
const sendAll = async (deps: OrderDeps, orders: readonly OpenOrder[]): Promise<void> => {
  for (let start = 0; start < orders.length; start += SENT_AT_ONCE) {
    const states = await Promise.all(orders.slice(start, start + SENT_AT_ONCE).map((order) => sendOrder(deps, order)));
    // A single order may have a fault of its own.
    if (states.length === 1 || states.some((state) => state !== undefined)) continue;
    const error = new Error('The supplier does not answer');
    await postponeAll(deps, orders.slice(start + SENT_AT_ONCE), error);
    throw error;
  }
};

const settleOf = async (deps: OrderDeps, supplier: string): Promise<void> => {
  for (;;) {
    const orders = await takeOrders(deps, supplier);
    if (orders.length === 0) return;
    let toSend: OpenOrder[];
    try {
      toSend = await look(deps, supplier, orders);
    } catch (error) {
      await postponeAll(deps, orders, error);
      throw error;
    }
    await sendAll(deps, toSend);
    await noteAnswer(deps.db.system, supplier);
  }
};

/** Settles the due orders of all suppliers. A supplier that is away does not affect the orders of the others. */
export const settleOrders = async (deps: OrderDeps): Promise<void> => {
  await Promise.all(
    [...deps.suppliers.keys()].map((supplier) =>
      settleOf(deps, supplier).catch(async (error: unknown) => {
        deps.log.error({ err: error, supplier }, 'The open orders of a supplier are not settled');
        await noteOutage(deps.db.system, supplier, error);
      }),
    ),
  );
};
