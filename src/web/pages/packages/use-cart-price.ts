import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import { type CartLine, EMPTY_CART_PRICE, toWireCart } from '#domain/cart.ts';
import { calculateCartPrice } from '#web/api/storefront/products/products.ts';

export interface CartPriceResult {
  price: CartPrice | undefined;
  /** The price is of the cart as it was a moment ago. */
  isStale: boolean;
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
}

/** What the cart costs, by the server; an empty cart costs nothing and is not asked for (spec section 7). */
export const useCartPrice = (lines: readonly CartLine[]): CartPriceResult => {
  const cart = toWireCart(lines);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: ['cartPrice', cart],
    queryFn: ({ signal }) => (cart.length === 0 ? EMPTY_CART_PRICE : calculateCartPrice(cart, { signal })),
    placeholderData: keepPreviousData,
  });
  return {
    price: error ? undefined : data,
    isStale: isPlaceholderData,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
};
