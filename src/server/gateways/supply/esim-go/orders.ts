// Orders at eSIM Go. There is no idempotency key, and orders carry no reference of ours (decision 56).
import { Order } from '#contract/vendors/esim-go/zod/schemas/order.zod.ts';
import type { Log } from '../../../core/log.ts';
import type { Sql } from '../../../db/connect.ts';
import { believe } from '../answer.ts';
import type { IssuedProfile, OrderOutcome, SupplyOrder } from '../gateway.ts';
import { NotTaken } from '../pace.ts';
import type { EsimGoClient } from './client.ts';
import { claimOrder, noteDelivered, noteNotSent, noteSent, noteUnanswered } from './order-book.ts';
import { refusalIn } from './refusal.ts';
import type { EsimGoSettings } from './settings.ts';

export type EsimGoDeps = {
  system: Sql;
  client: EsimGoClient;
  settings: EsimGoSettings;
  log: Log;
  /** How long they may take to answer, in milliseconds. */
  timeoutMs: number;
};

/** Whether an order of theirs is what was ordered. */
const isAsOrdered = ({ order }: Order, { package: name, iccid }: SupplyOrder): boolean => {
  const [line, ...others] = order;
  if (line?.item !== name || line.quantity !== 1 || others.length > 0) return false;
  const [esim, ...further] = line.esims ?? [];
  return further.length === 0 && (iccid === null || esim?.iccid === iccid);
};

/** The eSIM that an order went onto. */
export const esimOf = ({ order }: Order) => order[0]?.esims?.[0];

/** The profile for the phone; undefined while the eSIM is being prepared. */
export const profileOf = (placed: Order): IssuedProfile | undefined => {
  const { iccid, matchingId, smdpAddress } = esimOf(placed) ?? {};
  if (iccid === undefined || !matchingId || !smdpAddress) return undefined;
  // Their examples have an address with https://, which does not belong in the code (GSMA SGP.22, 4.1).
  return { iccid, activationCode: `LPA:1$${smdpAddress.replace(/^https?:\/\//, '')}$${matchingId}` };
};

/** Writes our reference beside the eSIM in their portal, for people to see. Delivery does not need it. */
export const markEsim = async ({ client }: EsimGoDeps, iccid: string, customerRef: string, signal: AbortSignal) => {
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

const send = async ({ system, client }: EsimGoDeps, order: SupplyOrder, signal: AbortSignal) => {
  const { package: item, iccid } = order;
  const line = { type: 'bundle' as const, item, quantity: 1 as const, allowReassign: false as const };
  await noteSent(system, order);
  return client.POST('/orders', {
    body: { type: 'transaction', assign: true, order: [iccid === null ? line : { ...line, iccids: [iccid] }] },
    signal,
  });
};

const place = async (deps: EsimGoDeps, order: SupplyOrder, signal: AbortSignal): Promise<OrderOutcome> => {
  const answer = await send(deps, order, signal);
  const reason = refusalIn(answer);
  if (reason !== undefined) {
    await noteNotSent(deps.system, order.reference);
    return { state: 'REFUSED', reason };
  }
  const placed = believe(Order, answer);
  if (!isAsOrdered(placed, order)) throw new Error('eSIM Go answered with another order than was placed');
  const { orderReference, total } = placed;
  // The answer says what this very call bought, so the purchase belongs to this order, and no other order waits for it.
  const claim = { orderReference, iccid: esimOf(placed)?.iccid ?? null, total };
  if (!(await claimOrder(deps.system, order.reference, claim)))
    throw new Error('The order at eSIM Go is that of another sale');
  return deliveredBy(deps, order, placed, signal);
};

export const placeOrder = async (deps: EsimGoDeps, order: SupplyOrder, signal: AbortSignal): Promise<OrderOutcome> => {
  try {
    return await place(deps, order, signal);
  } catch (error) {
    if (error instanceof NotTaken) await noteNotSent(deps.system, order.reference);
    else await noteUnanswered(deps.system, order.reference);
    throw error;
  }
};
