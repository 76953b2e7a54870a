import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { sortInventory, TILE_ORDER } from '#domain/inventory-order.ts';
import { filterPackages, NO_FILTER } from '#domain/package-filter.ts';
import { PackageFilters } from '#web/components/packages/PackageFilters.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { List } from '#web/ui/list/List.tsx';
import { ItemTile } from './TillTiles.tsx';
import styles from './PackageChoice.module.css';

type PackageChoiceProps = {
  /** What can be sold now, of the whole inventory. */
  items: readonly InventoryItem[];
  /** How many there are, where `items` are the first ones and the others are still being loaded. */
  count?: number | undefined;
  /** Called with the pressed package. */
  onChoose: (item: InventoryItem) => void;
  /** Shows placeholders of the final size instead. */
  isLoading?: boolean;
};

/** This many fit on a screen; more need a filter. */
const UNFILTERED_MAX = 8;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The packages that can be sold, as tiles by size, each in its own colour. */
export const PackageChoice = ({
  items,
  count = items.length,
  onChoose,
  isLoading = false,
}: PackageChoiceProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const nameOf = usePackageName();
  const [filter, setFilter] = useState(NO_FILTER);
  const tiles = useMemo(() => sortInventory(items, TILE_ORDER, nameOf), [items, nameOf]);
  const shown = useMemo(() => {
    const matching = new Set(filterPackages(items, filter));
    return tiles.filter((item) => matching.has(item));
  }, [items, tiles, filter]);
  if (isLoading) {
    return (
      <div className={styles.tiles} aria-busy>
        {SKELETONS.map((key) => (
          <Skeleton key={key} shape="block" height="10.5rem" />
        ))}
      </div>
    );
  }
  const isWhole = items.length === count;
  return (
    <div className={styles.choice}>
      {count > UNFILTERED_MAX && (
        <PackageFilters packages={items} isLoading={!isWhole} filter={filter} onChange={setFilter} />
      )}
      <List
        label={t('packages.list')}
        items={shown}
        count={isWhole ? undefined : count}
        itemKey={({ id }) => id}
        className={styles.tiles}
      >
        {(item) => <ItemTile item={item} onPress={() => onChoose(item)} />}
      </List>
      {shown.length === 0 && (
        <EmptyState
          title={t('packages.noMatch')}
          action={<Button onPress={() => setFilter(NO_FILTER)}>{t('packages.showAll')}</Button>}
        />
      )}
    </div>
  );
};
