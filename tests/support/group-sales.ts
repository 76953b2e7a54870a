// Sales to groups, as calls of the storefront API.
import { randomUUID } from 'node:crypto';
import { until } from './poll.ts';
import { bodyOf, type Reseller, type Schemas } from './reseller.ts';

type Seller = Pick<Reseller, 'api'>;
type Traveller = Schemas['GroupSaleTraveller'];

/** So many guests, who live in Germany. */
export const guests = (count: number): Traveller[] =>
  Array.from({ length: count }, (_, place) => ({ name: `Traveller ${place + 1}`, country: 'DE' }));

export const quote = ({ api }: Seller, inventoryItemId: string, travellers: Traveller[]) =>
  api.POST('/group-sales/quote', { body: { inventoryItemId, travellers } });

/** The order that a quote of now leads to. */
export const orderOf = async (
  seller: Seller,
  inventoryItemId: string,
  travellers: Traveller[],
): Promise<Schemas['NewGroupSale']> => {
  const { price, retailPrice } = await bodyOf(quote(seller, inventoryItemId, travellers));
  return {
    inventoryItemId,
    travellers,
    activationMode: 'FIRST_USE',
    expectedPrice: price,
    expectedRetailPrice: retailPrice,
  };
};

export const submit = ({ api }: Seller, body: Schemas['NewGroupSale'], key: string = randomUUID()) =>
  api.POST('/group-sales', { params: { header: { 'Idempotency-Key': key } }, body });

export const readGroup = ({ api }: Seller, id: string): Promise<Schemas['GroupSale']> =>
  bodyOf(api.GET('/group-sales/{id}', { params: { path: { id } } }));

/** The group sale once no line waits any more. */
export const settled = async (seller: Seller, id: string): Promise<Schemas['GroupSale']> => {
  await until('no line of the group sale waits', async () => (await readGroup(seller, id)).waitingCount === 0);
  return readGroup(seller, id);
};

/** Orders for these travellers; returns the id of the group sale. */
export const orderFor = async (seller: Seller, inventoryItemId: string, travellers: Traveller[]): Promise<string> =>
  (await bodyOf(submit(seller, await orderOf(seller, inventoryItemId, travellers)))).id;

/** Sells to these travellers, and returns the order when no line waits any more. */
export const sellToGroup = async (
  seller: Seller,
  inventoryItemId: string,
  travellers: Traveller[],
): Promise<Schemas['GroupSale']> => {
  return settled(seller, await orderFor(seller, inventoryItemId, travellers));
};
