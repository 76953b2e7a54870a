// Looks for orders whose outcome is unknown: the list of orders is read once for all of them, and what it contains is
// assigned to open orders, the oldest first (decision 53).
import { Esim } from '#contract/vendors/esim-go/zod/schemas/esim.zod.ts';
import { Order } from '#contract/vendors/esim-go/zod/schemas/order.zod.ts';
import { Orders } from '#contract/vendors/esim-go/zod/schemas/orders.zod.ts';
import { believe } from '../answer.ts';
import type { FoundOrder, FoundOrders, IssuedProfile, SupplyOrder } from '../gateway.ts';
import { claimOrder, findKnownOrders, type KnownOrder, noteAbsent, noteDelivered } from './order-book.ts';
import { type EsimGoDeps, esimOf, markEsim, profileOf } from './orders.ts';
import { findClaimant, findUnclaimed, isOpenFor, keepPurchases, noteForeign, type Purchase } from './purchases.ts';
import { leaveReading, noteEnd, notePage, takeReading } from './reading.ts';
import { SETTLING_SECONDS } from './settings.ts';

const PAGE_SIZE = 100;
/** Further pages wait for the next look, which continues there. */
const PAGES_MAX = 100;
/** The list is not read again for this share of the time that a call may take to be carried out: ten seconds. */
const FRESH_SHARE = 1 / 60;
const settlingOf = ({ settings }: EsimGoDeps): number => settings.settlingSeconds ?? SETTLING_SECONDS;

/** An order in their list that may be one of ours: a bundle that was bought, and neither failed nor was refunded. */
const toPurchase = (order: Order): Purchase | undefined => {
  const [line, ...others] = order.order;
  if (!line || others.length > 0 || line.quantity !== 1 || (line.type ?? 'bundle') !== 'bundle') return undefined;
  if (order.status === 'failed' || (line.esims ?? []).length > 1) return undefined;
  const createdAt = new Date(order.createdDate ?? '');
  return {
    orderReference: order.orderReference,
    package: line.item,
    iccid: esimOf(order)?.iccid ?? null,
    activationCode: profileOf(order)?.activationCode ?? null,
    total: order.total,
    createdAt: Number.isNaN(createdAt.getTime()) ? new Date() : createdAt,
  };
};

const readPage = async ({ client, system }: EsimGoDeps, page: number, since: Date, signal: AbortSignal) => {
  const query = { includeIccids: true, page, limit: PAGE_SIZE, createdAt: `gte:${since.toISOString()}` };
  const answer = await client.GET('/orders', { params: { query }, signal });
  const { orders, pageCount = page + 1 } = believe(Orders, answer);
  const purchases = orders.map(toPurchase).filter((purchase) => purchase !== undefined);
  await keepPurchases(system, purchases);
  const newest = Math.max(...purchases.map(({ createdAt }) => createdAt.getTime()));
  await notePage(system, page, Number.isFinite(newest) ? new Date(newest) : undefined);
  return orders.length === 0 || page >= pageCount;
};

const readList = async (deps: EsimGoDeps, first: number, since: Date, signal: AbortSignal): Promise<void> => {
  for (let page = first; page < first + PAGES_MAX; page++) {
    if (await readPage(deps, page, since, signal)) {
      await noteEnd(deps.system, settlingOf(deps));
      return;
    }
  }
};

/** The open order to which a purchase in their list is assigned; undefined when its eSIM was not ordered by us. */
const ownerOf = async (
  { client, system }: EsimGoDeps,
  purchase: Purchase,
  signal: AbortSignal,
): Promise<{ reference: string; isToMark: boolean } | undefined> => {
  const claimant = await findClaimant(system, purchase);
  if (!claimant || purchase.iccid === null) return undefined;
  const { reference, isNewEsim } = claimant;
  if (!isNewEsim) return { reference, isToMark: false };
  const params = { path: { iccid: purchase.iccid } };
  const { customerRef = '' } = believe(Esim, await client.GET('/esims/{iccid}', { params, signal }));
  if (customerRef === '') return { reference, isToMark: true };
  if (await isOpenFor(system, customerRef, purchase)) return { reference: customerRef, isToMark: false };
  await noteForeign(system, purchase);
  return undefined;
};

const assignOne = async (deps: EsimGoDeps, purchase: Purchase, signal: AbortSignal): Promise<void> => {
  const owner = await ownerOf(deps, purchase, signal);
  if (!owner) return;
  const isClaimed = await claimOrder(deps.system, owner.reference, purchase);
  if (isClaimed && owner.isToMark && purchase.iccid !== null)
    await markEsim(deps, purchase.iccid, owner.reference, signal);
};

const assign = async (deps: EsimGoDeps, signal: AbortSignal): Promise<void> => {
  // Purchases are assigned for half the time of a call; the next look assigns the others.
  const until = Date.now() + deps.timeoutMs / 2;
  for (const purchase of await findUnclaimed(deps.system)) {
    if (Date.now() > until) return;
    // A purchase that cannot be asked about does not keep the others from their orders.
    await assignOne(deps, purchase, signal).catch((error: unknown) =>
      deps.log.error({ err: error, order: purchase.orderReference }, 'An order at eSIM Go could not be assigned'),
    );
  }
};

/** Looks for all open orders at once, in one process at a time. */
const lookAround = async (deps: EsimGoDeps, signal: AbortSignal): Promise<void> => {
  const { system, settings } = deps;
  const reading = await takeReading(system, settings.freshSeconds ?? settlingOf(deps) * FRESH_SHARE);
  if (!reading) return;
  try {
    await readList(deps, reading.page, reading.readFrom, signal);
    await assign(deps, signal);
  } finally {
    await leaveReading(system);
  }
};

const readProfile = async (
  { client }: EsimGoDeps,
  { orderReference, iccid, activationCode }: KnownOrder,
  signal: AbortSignal,
): Promise<IssuedProfile | undefined> => {
  if (iccid !== null && activationCode !== null) return { iccid, activationCode };
  const params = { path: { orderReference: orderReference ?? '' } };
  return profileOf(believe(Order, await client.GET('/orders/{orderReference}', { params, signal })));
};

const outcomeOf = async (
  deps: EsimGoDeps,
  { reference, iccid }: SupplyOrder,
  known: KnownOrder | undefined,
  signal: AbortSignal,
): Promise<FoundOrder> => {
  // An order is noted before it is sent.
  if (!known) return { state: 'ABSENT' };
  if (known.isAbsent) {
    await noteAbsent(deps.system, reference);
    return { state: 'ABSENT' };
  }
  if (known.orderReference === null) return { state: 'PENDING' };
  const profile = iccid === null ? await readProfile(deps, known, signal) : undefined;
  const deliveredOnto = iccid ?? profile?.iccid;
  if (deliveredOnto === undefined) return { state: 'PENDING' };
  await noteDelivered(deps.system, reference, deliveredOnto);
  return { state: 'DELIVERED', profile };
};

const isOpen = ({ orderReference, sentAt, isAbsent }: KnownOrder): boolean =>
  orderReference === null && sentAt !== null && !isAbsent;

export const findOrders = async (
  deps: EsimGoDeps,
  orders: readonly SupplyOrder[],
  signal: AbortSignal,
): Promise<FoundOrders> => {
  const read = () =>
    findKnownOrders(
      deps.system,
      orders.map(({ reference }) => reference),
    );
  const before = await read();
  if (before.some(isOpen)) await lookAround(deps, signal);
  const known = new Map((await read()).map((one) => [one.reference, one]));
  const found = new Map<string, FoundOrder>();
  for (const order of orders) {
    const outcome = outcomeOf(deps, order, known.get(order.reference), signal);
    found.set(order.reference, await outcome.catch((error: unknown) => ({ state: 'UNKNOWN' as const, error })));
  }
  return found;
};
