import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterPackages, NO_FILTER } from '#domain/package-filter.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { FilterIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { useOfferOrder } from '../use-offer-order.ts';
import { PackageFilters } from '../PackageFilters.tsx';
import type { PackageListProps } from './package-list-props.ts';
import { PackageList } from './PackageList.tsx';
import styles from './PackageOffer.module.css';

export type PackageOfferProps = {
  failure?: { onRetry: () => void; isRetrying: boolean } | undefined;
} & PackageListProps;

const Empty = (): ReactElement => {
  const { t } = useTranslation('shop');
  return (
    <Card>
      <EmptyState title={t('page.empty.title')} text={t('page.empty.text')} />
    </Card>
  );
};

const NoMatch = ({ onReset }: { onReset: () => void }): ReactElement => {
  const { t } = useTranslation(['shop', 'packages']);
  return (
    <Card>
      <EmptyState
        icon={FilterIcon}
        title={t('shop:page.noMatch.title')}
        text={t('shop:page.noMatch.text')}
        action={<Button onPress={onReset}>{t('packages:filters.reset')}</Button>}
      />
    </Card>
  );
};

/** The packages on offer in all their states, with the filters above them. */
export const PackageOffer = ({ failure, ...list }: PackageOfferProps): ReactElement => {
  const { t } = useTranslation('shop');
  const [filter, setFilter] = useState(NO_FILTER);
  const { packages, isLoading = false } = list;
  const inOrder = useOfferOrder(packages);
  const shown = useMemo(() => filterPackages(inOrder, filter), [inOrder, filter]);
  if (failure) {
    return (
      <Card>
        <ErrorState title={t('page.failed')} {...failure} />
      </Card>
    );
  }
  if (!isLoading && packages.length === 0) return <Empty />;
  return (
    <div className={styles.offer}>
      <PackageFilters packages={packages} filter={filter} onChange={setFilter} />
      {!isLoading && shown.length === 0 ? (
        <NoMatch onReset={() => setFilter(NO_FILTER)} />
      ) : (
        <PackageList {...list} packages={shown} />
      )}
    </div>
  );
};
