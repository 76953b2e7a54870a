import { type CartLine, lostLines } from '#domain/cart.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useListDataPackages } from '#web/api/storefront/products/products.ts';
import { useLostLines } from '#web/queries/use-lost-lines.ts';

const NOT_FOUND = 404;

/**
 * Where a package of the cart is not on offer any more, the checkout goes on with the others.
 *
 * @param errors Of the price and of the payment.
 * @returns Whether that is being found out: until then the error is none to tell.
 */
export const useOffOffer = (
  lines: readonly CartLine[],
  setAmount: (id: string, amount: number) => void,
  errors: readonly (ApiError | null)[],
): boolean => {
  const isGone = errors.some((error) => error?.status === NOT_FOUND);
  const { data, isFetching } = useListDataPackages({ query: { enabled: isGone, staleTime: 0 } });
  const packages = isGone && !isFetching ? data?.dataPackages : undefined;
  useLostLines(lines, setAmount, packages);
  return isGone && (isFetching || (packages !== undefined && lostLines(lines, packages).length > 0));
};
