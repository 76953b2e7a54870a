import type { ReactElement } from 'react';
import type { PackageFacts } from '#domain/package.ts';
import type { OfferFilter } from '#domain/package-filter.ts';
import type { QueryFailure } from '#web/components/query/query-failure.ts';
import { PackageFilters } from '../PackageFilters.tsx';
import { PackageSearch } from './PackageSearch.tsx';
import styles from './OfferTools.module.css';

type OfferToolsProps = {
  /** All packages on offer, for the choices of the filters. */
  packages: readonly PackageFacts[];
  /** Those that the search and the filters leave. */
  matching: readonly unknown[];
  /** How many there are, where `matching` are the first ones. */
  count?: number | undefined;
  /** The search and the filters, which the page keeps in its address. */
  filter: OfferFilter;
  /** Called with the whole filter at each change. */
  onFilter: (filter: OfferFilter) => void;
  /** The packages are being fetched. */
  isLoading?: boolean;
  /** They could not be loaded, so that there is nothing to choose from. */
  failure?: QueryFailure | undefined;
};

/**
 * The search and the filters of a PackageOffer.
 *
 * Use it among the tools of the page on wide screens. On narrow ones the PackageOffer shows it, right above the list.
 *
 * Anatomy: the search and the three filters; nothing where nothing is on offer.
 *
 * Do:
 * - Pass the `list` of `useOffer`, as to the PackageOffer.
 *
 * Don't:
 * - Put other fields between it and the list.
 *
 * Keyboard: the search comes first, then the filters.
 */
export const OfferTools = (props: OfferToolsProps): ReactElement | null => {
  const { packages, matching, count = 0, filter, onFilter, isLoading = false, failure } = props;
  if (!failure && !isLoading && packages.length === 0) return null;
  return (
    <div className={styles.tools}>
      <PackageSearch filter={filter} onFilter={onFilter} />
      <PackageFilters
        packages={packages}
        isLoading={isLoading || matching.length < count}
        isDisabled={failure !== undefined}
        filter={filter}
        onChange={(choices) => onFilter({ ...choices, search: filter.search })}
      />
    </div>
  );
};
