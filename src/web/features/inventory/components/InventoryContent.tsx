import { memo, type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { type InventoryOrder, sortInventory } from '#domain/inventory-order.ts';
import { NO_FILTER, type PackageFilter } from '#domain/package-filter.ts';
import type { QueryFailure } from '#web/components/query/query-failure.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { FilterIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { PackageFilters } from '#web/components/packages/PackageFilters.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { InventoryCards } from './InventoryCards.tsx';
import styles from './InventoryContent.module.css';
import { type InventoryActions, InventoryTable } from './InventoryTable.tsx';

type InventoryContentProps = {
  /** The whole inventory. */
  items: readonly InventoryItem[];
  /** The items that pass the filters. */
  shown: readonly InventoryItem[];
  /** How many these are, where `shown` are the first ones and the others are still being loaded. */
  count?: number | undefined;
  /** What narrows `shown`; the page keeps it in its address. */
  filter: PackageFilter;
  /** Called with the whole filter at each choice. */
  onFilter: (filter: PackageFilter) => void;
  /** Column and direction that `shown` is sorted by. */
  order: InventoryOrder;
  /** Called by a press on a header; the page sorts. */
  onOrder: (order: InventoryOrder) => void;
  /** Where an empty inventory is filled. */
  packagesHref: string;
  /** Shows placeholders of the final size. */
  isLoading: boolean;
  /** The inventory could not be loaded, and the way to try again. */
  failure?: QueryFailure | undefined;
} & InventoryActions;

const Empty = ({ packagesHref }: { packagesHref: string }): ReactElement => {
  const { t } = useTranslation('inventory');
  return (
    <Card>
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Link href={packagesHref} variant="primary">
            {t('empty.action')}
          </Link>
        }
      />
    </Card>
  );
};

const NoMatch = ({ onReset }: { onReset: () => void }): ReactElement => {
  const { t } = useTranslation(['inventory', 'packages']);
  return (
    <Card>
      <EmptyState
        icon={FilterIcon}
        title={t('inventory:noMatch.title')}
        text={t('inventory:noMatch.text')}
        action={<Button onPress={onReset}>{t('packages:filters.reset')}</Button>}
      />
    </Card>
  );
};

type ListProps = {
  items: readonly InventoryItem[];
} & Pick<InventoryContentProps, 'count' | 'order' | 'onOrder' | 'onEdit' | 'sellHref' | 'isLoading'>;

const List = ({ order, onOrder, ...list }: ListProps): ReactElement =>
  useIsMobile() ? <InventoryCards {...list} /> : <InventoryTable {...list} order={order} onOrder={onOrder} />;

/**
 * The inventory in all its states: a table with filters, or cards without them at 920 px or less. Rerendered only when
 * changed: a modal over hundreds of rows must open at once.
 */
export const InventoryContent = memo((props: InventoryContentProps): ReactElement => {
  const { t } = useTranslation('inventory');
  const isMobile = useIsMobile();
  const { items, shown, count = shown.length, filter, onFilter, order, isLoading } = props;
  const nameOf = usePackageName();
  const sorted = useMemo(() => sortInventory(shown, order, nameOf), [shown, order, nameOf]);
  if (props.failure) {
    return (
      <Card>
        <ErrorState title={t('failed')} {...props.failure} />
      </Card>
    );
  }
  if (!isLoading && items.length === 0) return <Empty packagesHref={props.packagesHref} />;
  const hasNoMatch = !isLoading && shown.length === 0;
  return (
    <div className={styles.content}>
      {!isMobile && (
        <PackageFilters
          packages={items}
          isLoading={isLoading || shown.length !== count}
          filter={filter}
          onChange={onFilter}
        />
      )}
      {hasNoMatch ? (
        <NoMatch onReset={() => onFilter(NO_FILTER)} />
      ) : (
        <List
          items={sorted}
          count={count}
          order={order}
          onOrder={props.onOrder}
          onEdit={props.onEdit}
          sellHref={props.sellHref}
          isLoading={isLoading}
        />
      )}
      {items.some(({ amount }) => !(amount > 0)) && (
        <p className={styles.legend}>
          <span aria-hidden>∞ </span>
          {t('legend')}
        </p>
      )}
    </div>
  );
});
InventoryContent.displayName = 'InventoryContent';
