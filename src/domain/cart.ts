import type { CartItem } from '#contract/storefront/model/cartItem.ts';
import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import { DEFAULT_CURRENCY } from './money.ts';

export type { CartItem } from '#contract/storefront/model/cartItem.ts';

/** Units of one line and lines of one cart, as the contract limits them. */
export const CART_AMOUNT_MAX = 10_000;
export const CART_LINES_MAX = 200;

const clamp = (amount: number): number => Math.min(Math.max(Math.trunc(amount), 1), CART_AMOUNT_MAX);

/** The cart with so many units of a package; unique by id, and 0 takes the line out. */
export const setCartAmount = (cart: readonly CartItem[], dataPackageId: string, amount: number): CartItem[] => {
  if (amount < 1) return cart.filter((line) => line.dataPackageId !== dataPackageId);
  const line = { dataPackageId, amount: clamp(amount) };
  return cart.some((other) => other.dataPackageId === dataPackageId)
    ? cart.map((other) => (other.dataPackageId === dataPackageId ? line : other))
    : [...cart, line].slice(0, CART_LINES_MAX);
};

export const cartAmountOf = (cart: readonly CartItem[], dataPackageId: string): number =>
  cart.find((line) => line.dataPackageId === dataPackageId)?.amount ?? 0;

/** The cart with more units of a package: adding it twice raises the amount (spec section 3, Cart item). */
export const addToCart = (cart: readonly CartItem[], dataPackageId: string, amount = 1): CartItem[] =>
  setCartAmount(cart, dataPackageId, cartAmountOf(cart, dataPackageId) + amount);

export const cartUnits = (cart: readonly CartItem[]): number => cart.reduce((units, { amount }) => units + amount, 0);

/** The price of an empty cart, for which no call is made (spec section 7). */
export const EMPTY_CART_PRICE: CartPrice = {
  items: [],
  totalPrices: [{ priceValue: 0, currencyCode: DEFAULT_CURRENCY }],
  vat: [{ priceValue: 0, currencyCode: DEFAULT_CURRENCY }],
};

const asLine = (value: unknown): CartItem | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { dataPackageId, id, amount } = value as Record<string, unknown>;
  const known = dataPackageId ?? id; // a stored line may name its package either way (spec section 3)
  return typeof known === 'string' && typeof amount === 'number' && amount >= 1
    ? { dataPackageId: known, amount: clamp(amount) }
    : undefined;
};

/** A cart out of the browser's storage: whatever is no line is dropped, equal lines become one. */
export const readCart = (stored: unknown): CartItem[] =>
  (Array.isArray(stored) ? stored : [])
    .map(asLine)
    .filter((line) => line !== undefined)
    .reduce<CartItem[]>((cart, line) => addToCart(cart, line.dataPackageId, line.amount), []);
