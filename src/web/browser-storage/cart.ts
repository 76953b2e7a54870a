import type { CartLine } from '#domain/cart.ts';
import { type Stored, stored } from './stored.ts';

const isLine = (value: unknown): value is CartLine => {
  const { id, amount } = (value ?? {}) as Partial<CartLine>;
  return typeof id === 'string' && id !== '' && Number.isInteger(amount) && Number(amount) > 0;
};

/** Unique by id; invalid lines are left out. */
export const asCart = (value: unknown): readonly CartLine[] | undefined =>
  Array.isArray(value)
    ? [...new Map(value.filter(isLine).map(({ id, amount }) => [id, { id, amount }])).values()]
    : undefined;

/** Nothing is in it. */
export const EMPTY_CART: readonly CartLine[] = [];

export const cartProducts: Stored<readonly CartLine[]> = stored('cartProducts', EMPTY_CART, asCart);

/** What the payment under way takes out of the cart when the browser is back; null is everything. */
export const purchaseCart: Stored<readonly CartLine[] | null> = stored<readonly CartLine[] | null>(
  'purchaseCart',
  null,
  asCart,
);
