import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import type { OfferFilter } from '#domain/package-filter.ts';
import type { Meant } from '#domain/package-search.ts';
import type { QueryFailure } from '#web/components/query/query-failure.ts';
import { ResultCount } from '#web/components/query/ResultCount.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { NoMatch } from './NoMatch.tsx';
import { OfferTools } from './OfferTools.tsx';
import type { PackageListProps } from './package-list-props.ts';
import { PackageCards } from './PackageCards.tsx';
import styles from './PackageOffer.module.css';
import { PackageTable } from './PackageTable.tsx';
import { SimilarPackages } from './SimilarPackages.tsx';

/** Packages on offer: a price table, or cards at 920 px or less. */
const PackageList = (props: PackageListProps): ReactElement =>
  useIsMobile() ? <PackageCards {...props} /> : <PackageTable {...props} />;

export type PackageOfferProps = {
  /** All packages on offer, for the choices of the filters. */
  packages: readonly DataPackage[];
  /** Those that the search and the filters leave, as `useOffer` finds them: the page may show how many. */
  matching: readonly DataPackage[];
  /** What was meant, where `matching` are called almost as was typed: a line above the list asks. */
  meant?: readonly Meant[] | undefined;
  /** `matching` does not follow the filter yet: a line above the list says so. */
  isLate?: boolean;
  /** The search and the filters, which the page keeps in its address. */
  filter: OfferFilter;
  /** Called with the whole filter at each change. */
  onFilter: (filter: OfferFilter) => void;
  /** The packages could not be loaded, and the way to try again. */
  failure?: QueryFailure | undefined;
} & Omit<PackageListProps, 'packages'>;

const Empty = (): ReactElement => {
  const { t } = useTranslation('shop');
  return (
    <Card>
      <EmptyState title={t('page.empty.title')} text={t('page.empty.text')} />
    </Card>
  );
};

/**
 * The packages on offer in all their states, on narrow screens with the search and the filters above them.
 *
 * Use it on the pages of packages and of prices, with OfferTools among the tools of the page on wide screens.
 *
 * Anatomy: on narrow screens the OfferTools; the list, or that there is nothing, nothing left, or no answer.
 *
 * Do:
 * - Pass the `list` of `useOffer`, which keeps the filter in the address and shows results a moment after a key
 *   press.
 * - Leave `actions` out where prices are only read.
 *
 * Don't:
 * - Put it into a card: list and empty states bring their own.
 *
 * Keyboard: the tools come first, then the rows.
 */
export const PackageOffer = ({
  packages,
  matching,
  meant,
  isLate = false,
  failure,
  filter,
  onFilter,
  ...list
}: PackageOfferProps): ReactElement => {
  const { t } = useTranslation(['shop', 'packages']);
  const isMobile = useIsMobile();
  const { isLoading = false } = list;
  const isRead = !isLoading && !failure;
  if (isRead && packages.length === 0) return <Empty />;
  const content = (): ReactElement => {
    if (failure) {
      return (
        <Card>
          <ErrorState title={t('shop:page.failed')} {...failure} />
        </Card>
      );
    }
    if (isRead && matching.length === 0) return <NoMatch filter={filter} onFilter={onFilter} />;
    return (
      <div className={styles.list} aria-busy={isLate}>
        <PackageList {...list} packages={matching} />
      </div>
    );
  };
  const similar = meant && t('packages:similar');
  return (
    <div className={styles.offer}>
      {isMobile && <OfferTools {...{ packages, matching, filter, onFilter, failure }} {...list} />}
      <ResultCount count={isRead && matching.length !== packages.length ? matching.length : undefined} note={similar} />
      {meant && (
        <SimilarPackages search={filter.search} meant={meant} onSearch={(search) => onFilter({ ...filter, search })} />
      )}
      {content()}
    </div>
  );
};
