import { type ComponentType, memo, type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { type InventoryOrder, LIST_ORDER, SOLD_ORDER, sortInventory, TILE_ORDER } from '#domain/inventory-order.ts';
import { NO_FILTER, type OfferFilter } from '#domain/package-filter.ts';
import type { Meant } from '#domain/package-search.ts';
import { EmptyInventory } from '#web/components/packages/EmptyInventory.tsx';
import type { QueryFailure } from '#web/components/query/query-failure.ts';
import { ResultCount } from '#web/components/query/ResultCount.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import type { Selected } from './use-selected.ts';
import { InventoryCards } from './InventoryCards.tsx';
import styles from './InventoryContent.module.css';
import { type InventoryColumns, InventoryTable } from './InventoryTable.tsx';
import { InventoryTools, TableSelection } from './InventoryTools.tsx';

// After the first view, which a filter has not narrowed (decision 18).
const SimilarPackages = lazyComponent(
  async () => (await import('#web/components/packages/list/SimilarPackages.tsx')).SimilarPackages,
);
const NoMatch = lazyComponent(async () => (await import('#web/components/packages/list/NoMatch.tsx')).NoMatch);

export type BestSellersProps = {
  /** The label of the button. */
  label: string;
  /** It was pressed, and has not begun. */
  isPressed: boolean;
  /** Called with whether it is. */
  onPressed: (isPressed: boolean) => void;
};

type InventoryContentProps = {
  /** The whole inventory. */
  items: readonly InventoryItem[];
  /** The items that pass the filters; of those that a word finds the best first, in the usual order. */
  shown: readonly InventoryItem[];
  /** How many these are, where `shown` are the first ones and the others are still being loaded. */
  count?: number | undefined;
  /** What was meant, where `shown` are called almost as was typed. */
  meant?: readonly Meant[] | undefined;
  /** What narrows `shown`. */
  filter: OfferFilter;
  /** Called with the whole filter at each change. */
  onFilter: (filter: OfferFilter) => void;
  /** Column and direction that `shown` is sorted by. */
  order: InventoryOrder;
  /** Called by a press on a header, or with the order by sales; undefined is the usual order. The page sorts. */
  onOrder: (order: InventoryOrder | undefined) => void;
  /** What is ticked. */
  selected: Selected;
  /** Asks for the new prices of what is ticked. */
  onChangePrices: () => void;
  /** Where an empty inventory is filled. */
  packagesHref: string;
  /** The button that fills it with one press. */
  BestSellers: ComponentType<BestSellersProps>;
  /** Shows placeholders of the final size. */
  isLoading: boolean;
  /** The inventory could not be loaded, and the way to try again. */
  failure?: QueryFailure | undefined;
} & InventoryColumns;

type EmptyProps = Pick<InventoryContentProps, 'packagesHref' | 'BestSellers'>;

const Empty = ({ packagesHref, BestSellers }: EmptyProps): ReactElement => {
  const { t } = useTranslation('packages');
  const [isPressed, setPressed] = useState(false);
  return (
    <Card>
      <EmptyInventory
        start={<BestSellers label={t('empty.start')} isPressed={isPressed} onPressed={setPressed} />}
        packagesHref={packagesHref}
      />
    </Card>
  );
};

type ListProps = {
  items: readonly InventoryItem[];
  selection: ReactNode;
} & Pick<InventoryContentProps, 'count' | 'order' | 'onOrder' | 'isLoading'> &
  InventoryColumns;

const List = ({ order, onOrder, soldOf, selection, ...list }: ListProps): ReactElement =>
  useIsMobile() ? (
    <InventoryCards {...list} />
  ) : (
    <InventoryTable {...list} {...{ order, onOrder, soldOf, selection }} />
  );

/**
 * The inventory in all its states: a table with filters, or cards without them at 920 px or less. Rerendered only when
 * changed: a modal over hundreds of rows must open at once.
 */
export const InventoryContent = memo((props: InventoryContentProps): ReactElement => {
  const { t } = useTranslation(['inventory', 'packages']);
  const isMobile = useIsMobile();
  const { items, shown, count = shown.length, meant, filter, onFilter, order, isLoading, soldOf } = props;
  const nameOf = usePackageName();
  // What comes first by itself is the best of what a word finds; an order that was chosen stays.
  const isBestFirst = filter.search.trim() !== '' && (order === LIST_ORDER || order === TILE_ORDER);
  const sorted = useMemo(
    () => (isBestFirst ? shown : sortInventory(shown, order, nameOf, soldOf)),
    [isBestFirst, shown, order, nameOf, soldOf],
  );
  if (props.failure) {
    return (
      <Card>
        <ErrorState title={t('inventory:failed')} {...props.failure} />
      </Card>
    );
  }
  if (!isLoading && items.length === 0) return <Empty {...props} />;
  const similar = meant && t('packages:similar');
  const selection = {
    shown,
    isLoading: isLoading || shown.length !== count,
    selected: props.selected,
    onChangePrices: props.onChangePrices,
  };
  const hasNoMatch = !isLoading && shown.length === 0;
  return (
    <div className={styles.content}>
      <InventoryTools
        items={items}
        filter={filter}
        onFilter={onFilter}
        isBySales={order.sortKey === 'SOLD'}
        onBySales={(isBySales) => props.onOrder(isBySales ? SOLD_ORDER : undefined)}
        {...selection}
      />
      <ResultCount count={isLoading || count === items.length ? undefined : shown.length} note={similar} />
      {meant && (
        <SimilarPackages search={filter.search} meant={meant} onSearch={(search) => onFilter({ ...filter, search })} />
      )}
      {hasNoMatch ? (
        // Filters are hidden on narrow screens, where they do not apply (STO-038).
        <NoMatch filter={isMobile ? { ...filter, ...NO_FILTER } : filter} onFilter={onFilter} />
      ) : (
        <List
          items={sorted}
          count={count}
          order={order}
          onOrder={props.onOrder}
          selected={props.selected}
          soldOf={soldOf}
          onEdit={props.onEdit}
          PriceEditor={props.PriceEditor}
          sellHref={props.sellHref}
          isLoading={isLoading}
          selection={<TableSelection {...selection} />}
        />
      )}
      {items.some(({ amount }) => !(amount > 0)) && (
        <p className={styles.legend}>
          <span aria-hidden>∞ </span>
          {t('inventory:legend')}
        </p>
      )}
    </div>
  );
});
InventoryContent.displayName = 'InventoryContent';
