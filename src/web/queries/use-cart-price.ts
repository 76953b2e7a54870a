import { keepPreviousData } from '@tanstack/react-query';
import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import { type CartLine, EMPTY_CART_PRICE, toWireCart } from '#domain/cart.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useCalculateCartPrice } from '#web/api/storefront/products/products.ts';

export type CartPriceResult = {
  price: CartPrice | undefined;
  /** The price is of an earlier state of the cart. */
  isStale: boolean;
  error: ApiError | null;
  isRefetching: boolean;
  refetch: () => Promise<unknown>;
};

const nothing = (): Promise<void> => Promise.resolve();

/** The cart's price from the server; an empty cart is 0 and not requested (CLI-032). */
export const useCartPrice = (lines: readonly CartLine[]): CartPriceResult => {
  const isEmpty = lines.length === 0;
  const { data, error, isPlaceholderData, isRefetching, refetch } = useCalculateCartPrice(toWireCart(lines), {
    // The total that is shown is the one that is paid: it changes with the cart alone, else the server asks for a new
    // one.
    query: {
      enabled: !isEmpty,
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  });
  if (isEmpty) return { price: EMPTY_CART_PRICE, isStale: false, error: null, isRefetching: false, refetch: nothing };
  return {
    price: error ? undefined : data,
    isStale: isPlaceholderData,
    error,
    isRefetching,
    refetch,
  };
};
