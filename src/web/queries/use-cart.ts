import { useMemo } from 'react';
import { addToCart, cartAmountOf, type CartLine, setCartAmount } from '#domain/cart.ts';
import { cartUnits } from '#domain/cart-units.ts';
import { cartProducts } from '#web/browser-storage/cart.ts';
import { useStored } from '#web/browser-storage/stored.ts';

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
