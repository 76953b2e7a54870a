// Orders at another store: sales of its reseller, who is us. Our reference is the idempotency key and the metatag of the sale.
import type { SoldItem } from '#contract/partner/model/soldItem.ts';
import type { Esim } from '#contract/partner/model/esim.ts';
import { ActivationResult } from '#contract/partner/zod/schemas/activationResult.zod.ts';
import { SoldItemDetail } from '#contract/partner/zod/schemas/soldItemDetail.zod.ts';
import { SoldItems } from '#contract/partner/zod/schemas/soldItems.zod.ts';
import type { Sql } from '../../../db/connect.ts';
import type { IssuedProfile, OrderingSupply, OrderOutcome, SupplyOrder } from '../gateway.ts';
import { believe } from '../answer.ts';
import type { StoreClient } from './client.ts';
import { findStoreEsim, keepStoreEsim } from './esims.ts';
import { refusalIn } from './refusal.ts';

export type StoreDeps = { system: Sql; client: StoreClient };

const DAY_MS = 86_400_000;
const PAGE_SIZE = 500;

const profileOf = ({ iccid, imsi, activationCode }: Esim): IssuedProfile => ({
  iccid,
  activationCode,
  ...(imsi !== undefined && { imsi }),
});

const delivered = async (
  { system }: StoreDeps,
  order: SupplyOrder,
  { customerUid, sale, esim }: { customerUid: string; sale: SoldItem; esim: Esim },
): Promise<OrderOutcome> => {
  if (order.iccid !== null) return { state: 'DELIVERED', profile: undefined };
  // Before the order is: what was delivered can be topped up and is asked about.
  await keepStoreEsim(system, { iccid: esim.iccid, customerUid, profileDomainId: sale.customerProfileDomainId });
  return { state: 'DELIVERED', profile: profileOf(esim) };
};

/**
 * The validity there begins at the first use, so it never ends before the one that we sold: when that begins is for
 * us to say.
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

/** The sale of an order, by our reference; one that was not refunded before one that was. */
const findSale = async (
  { client }: StoreDeps,
  { reference, placedAt }: SupplyOrder,
  signal: AbortSignal,
): Promise<SoldItem | undefined> => {
  // A day for the difference of the clocks.
  const from = new Date(placedAt.getTime() - DAY_MS).toISOString();
  const to = new Date(Date.now() + DAY_MS).toISOString();
  let found: SoldItem | undefined;
  for (let page = 0; ; page++) {
    // The oldest first: what is sold meanwhile moves no sale to a page that was read.
    const query = { from, to, sort_dir: 'ASC' as const, page_size: PAGE_SIZE, page_index: page };
    const answer = await client.GET('/simshelf/activations/activated-items', { params: { query }, signal });
    const { items } = believe(SoldItems, answer);
    const ours = items.filter(({ metatag }) => metatag === reference);
    const standing = ours.find(({ state }) => state !== 'refunded');
    if (standing) return standing;
    found ??= ours[0];
    if (items.length < PAGE_SIZE) return found;
  }
};

const findOrder = async (deps: StoreDeps, order: SupplyOrder, signal: AbortSignal) => {
  const sale = await findSale(deps, order, signal);
  if (!sale) return undefined;
  if (sale.state === 'refunded') return { state: 'REFUSED' as const, reason: 'The supplying store refunded the sale' };
  const params = { path: { uid: sale.uid }, query: { only_active_profiles: false } };
  const answer = await deps.client.GET('/simshelf/activations/activated-items/{uid}', { params, signal });
  const { customer, relatedEsims, isBeingPrepared } = believe(SoldItemDetail, answer);
  if (isBeingPrepared) return { state: 'PENDING' as const };
  const [esim] = relatedEsims;
  if (!esim) throw new Error('The supplying store has the sale without an eSIM');
  return delivered(deps, order, { customerUid: customer.uid, sale, esim });
};

/** The partner API has no refund, so nothing is taken back. */
export const createStoreOrders = (deps: StoreDeps): OrderingSupply => ({
  order: (order, signal) => placeOrder(deps, order, signal),
  findOrder: (order, signal) => findOrder(deps, order, signal),
  withdraw: () => Promise.resolve(false),
});
