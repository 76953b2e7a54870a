import { useState } from 'react';
import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import type { CartLine } from '#domain/cart.ts';
import { type CartPriceResult, useCartPrice } from '#web/queries/use-cart-price.ts';
import type { OrderLine } from './components/OrderLines.tsx';

type Priced = { lines: readonly CartLine[]; price: CartPrice };

/** The lines, each with its package and its price as far as they are known: the server prices them in the order of the cart. */
const orderLines = (lines: readonly CartLine[], priced: Priced | undefined): OrderLine[] =>
  lines.map(({ id, amount }) => {
    const item = priced?.price.items[priced.lines.findIndex((line) => line.id === id)];
    return {
      id,
      amount,
      item: item && { name: item.description, facts: item.dataPackage },
      price: item?.amount === amount ? item.prices[0] : undefined,
    };
  });

export type Order = CartPriceResult & { orderLines: OrderLine[] };

/** The cart at the checkout: a change shows at once, and its prices follow. */
export const useOrder = (lines: readonly CartLine[]): Order => {
  const result = useCartPrice(lines);
  const { price, isStale } = result;
  const [priced, keep] = useState<Priced>();
  if (price && !isStale && price !== priced?.price) keep({ lines, price });
  return { ...result, orderLines: orderLines(lines, priced) };
};
