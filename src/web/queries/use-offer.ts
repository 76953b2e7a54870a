import { useDeferredValue, useMemo } from 'react';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import type { DataPackages } from '#contract/storefront/model/dataPackages.ts';
import { sortByCoverage } from '#domain/coverage.ts';
import type { OfferFilter } from '#domain/package-filter.ts';
import { findPackages, type Meant } from '#domain/package-search.ts';
import { useBeginning } from '#web/api/beginning.ts';
import { getListDataPackagesQueryKey, useListDataPackages } from '#web/api/storefront/products/products.ts';
import { type QueryFailure, queryFailure } from '#web/components/query/query-failure.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { AT_ONCE } from '#web/ui/windowed/use-rows-in-time.ts';
import { useOfferFilter } from '#web/navigation/use-offer-filter.ts';

export type Offer = {
  /** What a PackageOffer shows: only the first packages of the filter until `isWhole`. */
  list: {
    /** In the order of the product list (CON-028). */
    packages: readonly DataPackage[];
    /**
     * Those that the filter leaves. Of thousands they come a moment after what is typed, which must not wait for them.
     */
    matching: readonly DataPackage[];
    /** What was meant, where `matching` are only called almost so. */
    meant: readonly Meant[] | undefined;
    isLate: boolean;
    /** How many the filter leaves. */
    count: number;
    filter: OfferFilter;
    onFilter: (filter: OfferFilter) => void;
    isLoading: boolean;
    failure: QueryFailure | undefined;
  };
  /** All packages are there. */
  isWhole: boolean;
  /** The reseller's discount; undefined until it is known. */
  discountRate: number | undefined;
};

const none: readonly DataPackage[] = [];

/** The packages on offer, and what narrows them. Of a long list the first ones come with the page. */
export const useOffer = (): Offer => {
  const { country: countryOf } = useFormat();
  const nameOf = usePackageName();
  const [filter, onFilter] = useOfferFilter();
  const beginning = useBeginning<DataPackages>(getListDataPackagesQueryKey(), filter, (list) => {
    const { found } = findPackages(sortByCoverage(list.dataPackages, countryOf), nameOf)(filter);
    return found.length === 0
      ? undefined
      : { list: { ...list, dataPackages: found.slice(0, AT_ONCE) }, count: found.length };
  });
  const query = useListDataPackages({ query: beginning.options });
  const listed = query.data?.dataPackages ?? none;
  const packages = useMemo(() => sortByCoverage(listed, countryOf), [listed, countryOf]);
  const find = useMemo(() => findPackages(packages, nameOf), [packages, nameOf]);
  const inTime = useDeferredValue(filter);
  const { found, similar, meant } = useMemo(() => find(inTime), [find, inTime]);
  const matching = meant ? similar : found;
  const isWhole = query.data !== undefined && !query.isPlaceholderData;
  return {
    list: {
      packages,
      matching,
      meant,
      isLate: inTime !== filter,
      count: isWhole ? matching.length : (beginning.count ?? matching.length),
      filter,
      onFilter,
      isLoading: query.isPending,
      failure: queryFailure(query),
    },
    isWhole,
    discountRate: query.data?.discountRate,
  };
};
