import { useMemo } from 'react';
import { addToCart, cartAmountOf, type CartLine, cartUnits, setCartAmount, withoutPaid } from '#domain/cart.ts';
import { type Stored, stored, useStored } from './stored.ts';

const isLine = (value: unknown): value is CartLine => {
  const { id, amount } = (value ?? {}) as Partial<CartLine>;
  return typeof id === 'string' && id !== '' && Number.isInteger(amount) && Number(amount) > 0;
};

/** Unique by id; invalid lines are left out. */
export const asCart = (value: unknown): readonly CartLine[] | undefined =>
  Array.isArray(value)
    ? [...new Map(value.filter(isLine).map(({ id, amount }) => [id, { id, amount }])).values()]
    : undefined;

const EMPTY_CART: readonly CartLine[] = [];

export const cartProducts: Stored<readonly CartLine[]> = stored('cartProducts', EMPTY_CART, asCart);

/** What the payment under way takes out of the cart when the browser is back; null is everything. */
export const purchaseCart: Stored<readonly CartLine[] | null> = stored<readonly CartLine[] | null>(
  'purchaseCart',
  null,
  asCart,
);

/** Takes what was paid for out of the cart; null is everything (PKG-052). */
export const takeOutOfCart = (paid: readonly CartLine[] | null): void => {
  const left = paid ? withoutPaid(cartProducts.read(), paid) : EMPTY_CART;
  cartProducts.write(left.length === 0 ? EMPTY_CART : left);
};

export type CartAccess = {
  lines: readonly CartLine[];
  units: number;
  amountOf: (id: string) => number;
  /** Adds one unit. */
  add: (id: string) => void;
  /** 0 removes the line. */
  setAmount: (id: string, amount: number) => void;
  empty: () => void;
};

// Writers read the stored cart, so that two quick presses count as two; they are stable, so that rows can compare them.

const add = (id: string): void => cartProducts.write(addToCart(cartProducts.read(), id));

const setAmount = (id: string, amount: number): void =>
  cartProducts.write(setCartAmount(cartProducts.read(), id, amount));

/** The cart that this browser stores. */
export const useCart = (): CartAccess => {
  const lines = useStored(cartProducts);
  return useMemo(
    () => ({
      lines,
      units: cartUnits(lines),
      amountOf: (id) => cartAmountOf(lines, id),
      add,
      setAmount,
      empty: cartProducts.clear,
    }),
    [lines],
  );
};
