import { useMemo } from 'react';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { filterPackages } from '#domain/package-filter.ts';
import { findByWords, type OfferFilter, searchWords } from '#domain/package-search.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useOfferOrder } from './use-offer-order.ts';

/** The packages that the search and the filters leave, in the order of the product list. */
export const useMatchingPackages = (packages: readonly DataPackage[], filter: OfferFilter): readonly DataPackage[] => {
  const { country: countryOf } = useFormat();
  const nameOf = usePackageName();
  const inOrder = useOfferOrder(packages);
  return useMemo(
    () => findByWords(filterPackages(inOrder, filter), searchWords(filter.search), { nameOf, countryOf }),
    [inOrder, filter, nameOf, countryOf],
  );
};
