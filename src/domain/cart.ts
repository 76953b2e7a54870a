import type { CartItem } from '#contract/storefront/model/cartItem.ts';
import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import { cartItemAmountMax, CartMax } from '#contract/storefront/constants.ts';
import { DEFAULT_CURRENCY } from './money.ts';

/** A line as the browser stores it: unique by the package's id (PKG-066). */
export type CartLine = { id: string; amount: number };

/** Units of one line and lines of one cart. */
export const CART_AMOUNT_MAX: number = cartItemAmountMax;
const CART_LINES_MAX: number = CartMax;

const clamp = (amount: number): number => Math.min(Math.max(Math.trunc(amount), 1), CART_AMOUNT_MAX);

/** The cart with this many units of a package; 0 removes the line. */
export const setCartAmount = (cart: readonly CartLine[], id: string, amount: number): CartLine[] => {
  if (amount < 1) return cart.filter((line) => line.id !== id);
  const line = { id, amount: clamp(amount) };
  return cart.some((other) => other.id === id)
    ? cart.map((other) => (other.id === id ? line : other))
    : [...cart, line].slice(0, CART_LINES_MAX);
};

export const cartAmountOf = (cart: readonly CartLine[], id: string): number =>
  cart.find((line) => line.id === id)?.amount ?? 0;

/** The cart with one more unit of a package: adding it twice raises the amount. */
export const addToCart = (cart: readonly CartLine[], id: string): CartLine[] =>
  setCartAmount(cart, id, cartAmountOf(cart, id) + 1);

/** The cart without units that were paid for: what was added since stays (PKG-052). */
export const withoutPaid = (cart: readonly CartLine[], paid: readonly CartLine[]): readonly CartLine[] =>
  paid.reduce((left, { id, amount }) => setCartAmount(left, id, cartAmountOf(left, id) - amount), cart);

/** Lines whose package is no longer on offer. */
export const lostLines = (lines: readonly CartLine[], packages: readonly { id: string }[]): CartLine[] =>
  lines.filter(({ id }) => !packages.some((item) => item.id === id));

/** The cart in the format of the API calls. */
export const toWireCart = (cart: readonly CartLine[]): CartItem[] =>
  cart.slice(0, CART_LINES_MAX).map(({ id, amount }) => ({ dataPackageId: id, amount: clamp(amount) }));

/** The price of an empty cart, for which no call is made (CLI-032). */
export const EMPTY_CART_PRICE: CartPrice = {
  items: [],
  totalPrices: [{ priceValue: 0, currencyCode: DEFAULT_CURRENCY }],
  vat: [{ priceValue: 0, currencyCode: DEFAULT_CURRENCY }],
};
