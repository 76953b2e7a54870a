// What a reseller does with packages and credit, as calls of the storefront API that the tests make again and again. Those that
// return the answer are for refusals too; `bodyOf` takes what they return when they succeed.
import { bodyOf, type Reseller, type Schemas } from './reseller.ts';

type Seller = Pick<Reseller, 'api'>;

/** The header of a key; without one the call is sent without. */
const keyed = (key?: string) => (key === undefined ? {} : { header: { 'Idempotency-Key': key } });

/** Sells this package of the inventory. */
export const registerSale = (
  { api }: Seller,
  inventoryItemId: string,
  body: Partial<Schemas['RegisterActivationRequest']> = {},
  key?: string,
) => api.POST('/activations/register', { params: keyed(key), body: { inventoryItemId, ...body } });

/** The sale of this package. */
export const sellPackage = (...sale: Parameters<typeof registerSale>): Promise<Schemas['ActivationResult']> =>
  bodyOf(registerSale(...sale));

/** Sells this package to a customer who has an eSIM. */
export const topUpCustomer = (
  { api }: Seller,
  inventoryItemId: string,
  customerUid: string,
  body: Partial<Schemas['TopUpActivationRequest']> = {},
  key?: string,
) => api.POST('/activations/top-up', { params: keyed(key), body: { inventoryItemId, customerUid, ...body } });

/** Refunds this sale. */
export const refundSale = ({ api }: Seller, id: string, key?: string) =>
  api.POST('/activations/activated-items/{id}/refund', { params: { path: { id }, ...keyed(key) } });

/** The credit, in major units. */
export const readCredit = async ({ api }: Seller): Promise<number> =>
  (await bodyOf(api.GET('/users/current/credit'))).balance.value;
