// Orders at eSIM Go. There is no idempotency key, and no reference of ours in an order (decision 56).
import { Esim } from '#contract/vendors/esim-go/zod/schemas/esim.zod.ts';
import { Order } from '#contract/vendors/esim-go/zod/schemas/order.zod.ts';
import { Orders } from '#contract/vendors/esim-go/zod/schemas/orders.zod.ts';
import type { Sql } from '../../../db/connect.ts';
import { believe } from '../answer.ts';
import type { IssuedProfile, OrderOutcome, SupplyOrder } from '../gateway.ts';
import { type EsimGoClient, NotTaken } from './client.ts';
import {
  claimOrder,
  findKnownOrder,
  isSettled,
  noteDelivered,
  noteNotSent,
  noteSent,
  withoutClaimed,
} from './order-book.ts';
import { refusalIn } from './refusal.ts';

export type EsimGoDeps = { system: Sql; client: EsimGoClient };

/** Far more than clocks differ. */
const EARLIER_MS = 3_600_000;
const PAGE_SIZE = 100;

/** Whether an order of theirs is one of this kind: may be the one that was placed. */
const isOfKind = ({ order }: Order, { package: name, iccid }: SupplyOrder): boolean => {
  const [line, ...others] = order;
  if (line?.item !== name || line.quantity !== 1 || others.length > 0) return false;
  const [esim, ...further] = line.esims ?? [];
  return further.length === 0 && (iccid === null || esim?.iccid === iccid);
};

/** The eSIM that an order went onto. */
const esimOf = ({ order }: Order) => order[0]?.esims?.[0];

/** What the phone is told; undefined while the eSIM is being prepared. */
const profileOf = (placed: Order): IssuedProfile | undefined => {
  const { iccid, matchingId, smdpAddress } = esimOf(placed) ?? {};
  if (iccid === undefined || !matchingId || !smdpAddress) return undefined;
  // Their examples have an address with https://, which does not belong into the code (GSMA SGP.22, 4.1).
  return { iccid, activationCode: `LPA:1$${smdpAddress.replace(/^https?:\/\//, '')}$${matchingId}` };
};

/** Writes our reference beside the eSIM in their portal, for people. It is not needed for a delivery. */
const markEsim = async ({ client }: EsimGoDeps, iccid: string, customerRef: string, signal: AbortSignal) => {
  await client.PUT('/esims', { body: { iccid, customerRef }, signal }).catch(() => undefined);
};

const deliveredBy = async (
  deps: EsimGoDeps,
  { reference, iccid }: SupplyOrder,
  placed: Order,
  signal: AbortSignal,
): Promise<OrderOutcome> => {
  if (iccid !== null) {
    await noteDelivered(deps.system, reference, iccid);
    return { state: 'DELIVERED', profile: undefined };
  }
  const profile = profileOf(placed);
  if (!profile) return { state: 'PENDING' };
  await noteDelivered(deps.system, reference, profile.iccid);
  await markEsim(deps, profile.iccid, reference, signal);
  return { state: 'DELIVERED', profile };
};

const claim = ({ system }: EsimGoDeps, { reference }: SupplyOrder, placed: Order): Promise<boolean> =>
  claimOrder(system, reference, {
    orderReference: placed.orderReference,
    iccid: esimOf(placed)?.iccid,
    total: placed.total,
  });

const send = async ({ system, client }: EsimGoDeps, order: SupplyOrder, signal: AbortSignal) => {
  const { reference, package: item, iccid } = order;
  const line = { type: 'bundle' as const, item, quantity: 1 as const, allowReassign: false as const };
  await noteSent(system, order);
  try {
    return await client.POST('/orders', {
      body: { type: 'transaction', assign: true, order: [iccid === null ? line : { ...line, iccids: [iccid] }] },
      signal,
    });
  } catch (error) {
    if (error instanceof NotTaken) await noteNotSent(system, reference);
    throw error;
  }
};

export const placeOrder = async (deps: EsimGoDeps, order: SupplyOrder, signal: AbortSignal): Promise<OrderOutcome> => {
  const answer = await send(deps, order, signal);
  const reason = refusalIn(answer);
  if (reason !== undefined) {
    await noteNotSent(deps.system, order.reference);
    return { state: 'REFUSED', reason };
  }
  const placed = believe(Order, answer);
  if (!isOfKind(placed, order)) throw new Error('eSIM Go answered with another order than was placed');
  // Another sale whose own outcome was unknown has found it before this answer came.
  if (!(await claim(deps, order, placed))) throw new Error('The order at eSIM Go is that of another sale');
  return deliveredBy(deps, order, placed, signal);
};

const listOrders = async ({ client }: EsimGoDeps, since: Date, signal: AbortSignal): Promise<Order[]> => {
  const found: Order[] = [];
  for (let page = 1; ; page++) {
    const query = { includeIccids: true, page, limit: PAGE_SIZE, createdAt: `gte:${since.toISOString()}` };
    const { orders, pageCount = page + 1 } = believe(
      Orders,
      await client.GET('/orders', { params: { query }, signal }),
    );
    found.push(...orders);
    if (orders.length === 0 || page >= pageCount) return found;
  }
};

/** Whether an eSIM has no reference but ours: what has another one was not ordered by us, or was before a loss of data. */
const isUnmarked = async (
  { client }: EsimGoDeps,
  { reference, iccid }: SupplyOrder,
  placed: Order,
  signal: AbortSignal,
): Promise<boolean> => {
  const ordered = esimOf(placed);
  if (iccid !== null || ordered === undefined) return true;
  const params = { path: { iccid: ordered.iccid } };
  const { customerRef = '' } = believe(Esim, await client.GET('/esims/{iccid}', { params, signal }));
  return customerRef === '' || customerRef === reference;
};

/** An order of theirs that may be the one that was placed, and is none of another sale. */
const findUnclaimed = async (
  deps: EsimGoDeps,
  order: SupplyOrder,
  signal: AbortSignal,
): Promise<OrderOutcome | undefined> => {
  const listed = await listOrders(deps, new Date(order.placedAt.getTime() - EARLIER_MS), signal);
  const alike = listed.filter((one) => isOfKind(one, order));
  for (const placed of await withoutClaimed(deps.system, alike)) {
    if ((await isUnmarked(deps, order, placed, signal)) && (await claim(deps, order, placed)))
      return deliveredBy(deps, order, placed, signal);
  }
  return undefined;
};

/** Pending until nothing that was sent can be carried out any more: then it surely is not there. */
export const findOrder = async (
  deps: EsimGoDeps,
  order: SupplyOrder,
  signal: AbortSignal,
): Promise<OrderOutcome | undefined> => {
  const { system, client } = deps;
  const known = await findKnownOrder(system, order.reference);
  // Before it is sent, it is noted.
  if (!known) return undefined;
  if (known.orderReference !== null) {
    const params = { path: { orderReference: known.orderReference } };
    const answer = await client.GET('/orders/{orderReference}', { params, signal });
    return deliveredBy(deps, order, believe(Order, answer), signal);
  }
  const found = await findUnclaimed(deps, order, signal);
  if (found) return found;
  return (await isSettled(system, order.reference, known.readAt)) ? undefined : { state: 'PENDING' };
};
