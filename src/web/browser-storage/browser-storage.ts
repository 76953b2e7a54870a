import { type Stored, stored } from './stored.ts';

export { useStored } from './stored.ts';

// Everything the product keeps in the browser (spec section 3, readings ENT-053). No token is ever among it.

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const asFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
const asTime = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export interface CartItem {
  id: string;
  amount: number;
}

const isCartItem = (value: unknown): value is CartItem =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  value['id'] !== '' &&
  Number.isInteger(value['amount']) &&
  Number(value['amount']) > 0;

/** Unique by id; what is no cart item is left out. */
const asCart = (value: unknown): readonly CartItem[] | undefined =>
  Array.isArray(value)
    ? [...new Map(value.filter(isCartItem).map(({ id, amount }) => [id, { id, amount }])).values()]
    : undefined;

const EMPTY_CART: readonly CartItem[] = [];

/** Credit to buy, in whole units of the currency. */
export const topUpValue: Stored<number | null> = stored<number | null>('topUpValue', null, (value) => {
  const amount = Number(value);
  return Number.isInteger(amount) && amount > 0 ? amount : undefined;
});

export const cartProducts: Stored<readonly CartItem[]> = stored('cartProducts', EMPTY_CART, asCart);

/** Whether the inventory box stands open: 'open' or 'closed'; null while nobody decided. */
export const inventoryStatus: Stored<string | null> = stored<string | null>('inventoryStatus', null, asText);

/** Start of the payment under way, as Date.now() tells it, 5 s before the click. */
export const purchaseStartTime: Stored<number | null> = stored<number | null>('purchaseStartTime', null, asTime);

/** The server's id of that payment: found again by it, a wrong clock cannot mislead. */
export const purchasePaymentId: Stored<string | null> = stored<string | null>('purchasePaymentId', null, asText);

export const hideChannelHint: Stored<boolean> = stored('hideChannelHint', false, asFlag);
export const hideJoinerBonus: Stored<boolean> = stored('hideJoinerBonus', false, asFlag);

const hidden = new Map<string, Stored<boolean>>();

/** The flag that an info card names as its hideVar. */
export const hideFlag = (hideVar: string): Stored<boolean> => {
  const flag = hidden.get(hideVar) ?? stored(hideVar, false, asFlag);
  hidden.set(hideVar, flag);
  return flag;
};
