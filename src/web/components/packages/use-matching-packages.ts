import { useDeferredValue, useMemo } from 'react';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { filterPackages } from '#domain/package-filter.ts';
import { type OfferFilter, searchIn, searchWords } from '#domain/package-search.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useOfferOrder } from './use-offer-order.ts';

export type MatchingPackages = {
  /** In the order of the product list. */
  matching: readonly DataPackage[];
  /** They are still those of the filter before. */
  isLate: boolean;
};

/**
 * The packages that the search and the filters leave. Of thousands they come a moment after what is typed, which must not
 * wait for them.
 */
export const useMatchingPackages = (packages: readonly DataPackage[], filter: OfferFilter): MatchingPackages => {
  const { country: countryOf } = useFormat();
  const nameOf = usePackageName();
  const inOrder = useOfferOrder(packages);
  const find = useMemo(() => searchIn(inOrder, { nameOf, countryOf }), [inOrder, nameOf, countryOf]);
  const inTime = useDeferredValue(filter);
  const matching = useMemo(() => filterPackages(find(searchWords(inTime.search)), inTime), [find, inTime]);
  return { matching, isLate: inTime !== filter };
};
