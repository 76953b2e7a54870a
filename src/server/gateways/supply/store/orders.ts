// Orders at another store: sales of its reseller, which is us. Our reference is the idempotency key and the metatag of
// the sale.
import type { SoldItem } from '#contract/partner/model/soldItem.ts';
import type { Esim } from '#contract/partner/model/esim.ts';
import { ActivationResult } from '#contract/partner/zod/schemas/activationResult.zod.ts';
import { SoldItemDetail } from '#contract/partner/zod/schemas/soldItemDetail.zod.ts';
import { SoldItems } from '#contract/partner/zod/schemas/soldItems.zod.ts';
import type { Sql } from '../../../db/connect.ts';
import type { FoundOrder, FoundOrders, IssuedProfile, OrderingSupply, OrderOutcome, SupplyOrder } from '../gateway.ts';
import { believe } from '../answer.ts';
import type { StoreClient } from './client.ts';
import { returnEsim } from '../take-esims.ts';
import { findStoreEsim, keepStoreEsim, storeEsims } from './esims.ts';
import { refusalIn } from './refusal.ts';

type StoreDeps = { system: Sql; client: StoreClient };

/** Far more than clocks differ. */
const EARLIER_MS = 3_600_000;
const PAGE_SIZE = 500;
/** Sales beyond these pages are not looked through: an order that may be among them stays open. */
const PAGES_MAX = 20;
/** The sales that were found are asked about for this long; the rest wait for the next look. */
const DETAILS_MS = 20_000;

const profileOf = ({ iccid, imsi, activationCode }: Esim): IssuedProfile => {
  if (activationCode === undefined) throw new Error('The supplying store has withdrawn the eSIM');
  return { iccid, activationCode, ...(imsi !== undefined && { imsi }) };
};

const delivered = async (
  { system }: StoreDeps,
  order: SupplyOrder,
  { customerUid, sale, esim }: { customerUid: string; sale: SoldItem; esim: Esim },
): Promise<OrderOutcome> => {
  if (order.iccid !== null) {
    await returnEsim(system, storeEsims, order.iccid);
    return { state: 'DELIVERED', profile: undefined };
  }
  const profile = profileOf(esim);
  // Stored before the order is: a delivered eSIM can be topped up and is asked about.
  await keepStoreEsim(system, { iccid: esim.iccid, customerUid, profileDomainId: sale.customerProfileDomainId });
  return { state: 'DELIVERED', profile };
};

/**
 * There the validity begins at the first use, so it never ends before the one that we sold: we decide when ours begins.
 */
const bodyOf = ({ reference, package: inventoryItemId }: SupplyOrder) => ({
  inventoryItemId,
  metatag: reference,
  activationMode: 'FIRST_USE' as const,
});

const send = async ({ system, client }: StoreDeps, order: SupplyOrder, signal: AbortSignal) => {
  const call = { params: { header: { 'Idempotency-Key': order.reference } }, signal };
  const { iccid } = order;
  if (iccid === null) return client.POST('/simshelf/activations/register', { ...call, body: bodyOf(order) });
  const { customerUid, profileDomainId } = await findStoreEsim(system, iccid);
  const body = { ...bodyOf(order), customerUid, customerProfileDomainId: profileDomainId };
  return client.POST('/simshelf/activations/top-up', { ...call, body });
};

const placeOrder = async (deps: StoreDeps, order: SupplyOrder, signal: AbortSignal): Promise<OrderOutcome> => {
  const answer = await send(deps, order, signal);
  const refusal = refusalIn(answer);
  if (refusal?.code === 'request_still_running') return { state: 'PENDING' };
  if (refusal) return { state: 'REFUSED', reason: `${refusal.code}: ${refusal.message}` };
  const { status, activatedItem: sale, customer, esimProfile: esim } = believe(ActivationResult, answer);
  if (status === 'pending') return { state: 'PENDING' };
  if (status !== 'success' || !esim) throw new Error('The supplying store sold without an eSIM');
  return delivered(deps, order, { customerUid: customer.uid, sale, esim });
};

/**
 * Sales since a time by their metatag, as far as they were read. A sale that was not refunded takes precedence over a
 * refunded one.
 */
const readSales = async (
  { client }: StoreDeps,
  since: Date,
  wanted: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<{ sales: Map<string, SoldItem>; isComplete: boolean }> => {
  const from = new Date(since.getTime() - EARLIER_MS).toISOString();
  const to = new Date(Date.now() + EARLIER_MS).toISOString();
  const sales = new Map<string, SoldItem>();
  for (let page = 0; page < PAGES_MAX; page++) {
    // The oldest first, so that sales made during the reading move none to a page that was already read.
    const query = { from, to, sort_dir: 'ASC' as const, page_size: PAGE_SIZE, page_index: page };
    const answer = await client.GET('/simshelf/activations/activated-items', { params: { query }, signal });
    const { items } = believe(SoldItems, answer);
    for (const item of items) {
      const { metatag = '', state } = item;
      if (wanted.has(metatag) && (state !== 'refunded' || !sales.has(metatag))) sales.set(metatag, item);
    }
    if (items.length < PAGE_SIZE) return { sales, isComplete: true };
  }
  return { sales, isComplete: false };
};

const outcomeOf = async (
  deps: StoreDeps,
  order: SupplyOrder,
  sale: SoldItem,
  signal: AbortSignal,
): Promise<OrderOutcome> => {
  if (sale.state === 'refunded') return { state: 'REFUSED', reason: 'The supplying store refunded the sale' };
  const params = { path: { uid: sale.uid }, query: { only_active_profiles: false } };
  const answer = await deps.client.GET('/simshelf/activations/activated-items/{uid}', { params, signal });
  const { customer, relatedEsims, isBeingPrepared } = believe(SoldItemDetail, answer);
  if (isBeingPrepared) return { state: 'PENDING' };
  // Another one may have taken its place there.
  const esim = relatedEsims.find(({ withdrawal }) => withdrawal === undefined) ?? relatedEsims[0];
  if (!esim) throw new Error('The supplying store has the sale without an eSIM');
  return delivered(deps, order, { customerUid: customer.uid, sale, esim });
};

const tryOutcome = (...args: Parameters<typeof outcomeOf>): Promise<FoundOrder> =>
  outcomeOf(...args).catch((error: unknown) => ({ state: 'UNKNOWN', error }));

/** One reading of the sales answers for all of these orders. */
const findSince = async (
  deps: StoreDeps,
  orders: readonly SupplyOrder[],
  signal: AbortSignal,
): Promise<[string, FoundOrder][]> => {
  if (orders.length === 0) return [];
  const oldest = new Date(Math.min(...orders.map(({ placedAt }) => placedAt.getTime())));
  const wanted = new Set(orders.map(({ reference }) => reference));
  const { sales, isComplete } = await readSales(deps, oldest, wanted, signal);
  const until = Date.now() + DETAILS_MS;
  const found: [string, FoundOrder][] = [];
  for (const order of orders) {
    const sale = sales.get(order.reference);
    if (!sale) found.push([order.reference, { state: isComplete ? 'ABSENT' : 'PENDING' }]);
    else if (Date.now() < until) found.push([order.reference, await tryOutcome(deps, order, sale, signal)]);
  }
  return found;
};

/**
 * Orders that have been open for long come last, so that the many sales since then do not keep other orders from being
 * found.
 */
const findOrders = async (
  deps: StoreDeps,
  orders: readonly SupplyOrder[],
  signal: AbortSignal,
): Promise<FoundOrders> => {
  const isOld = ({ placedAt }: SupplyOrder): boolean => placedAt.getTime() < Date.now() - EARLIER_MS;
  const recent = await findSince(
    deps,
    orders.filter((order) => !isOld(order)),
    signal,
  );
  return new Map([...recent, ...(await findSince(deps, orders.filter(isOld), signal))]);
};

/** The partner API has no refund, so nothing is taken back. */
export const createStoreOrders = (deps: StoreDeps): OrderingSupply => ({
  order: (order, signal) => placeOrder(deps, order, signal),
  findOrders: (orders, signal) => findOrders(deps, orders, signal),
  withdraw: () => Promise.resolve(false),
});
