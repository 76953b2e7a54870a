import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { sortInventory, TILE_ORDER } from '#domain/inventory-order.ts';
import { filterPackages, NO_FILTER } from '#domain/package-filter.ts';
import { findBest, searchWords } from '#domain/package-search.ts';
import { SimilarPackages } from '#web/components/packages/list/SimilarPackages.tsx';
import { PackageFilters } from '#web/components/packages/PackageFilters.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { SearchIcon } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { List } from '#web/ui/list/List.tsx';
import { ItemTile } from './TillTiles.tsx';
import styles from './PackageChoice.module.css';

/** The packages come first. */
const SearchField = lazyComponent(async () => (await import('#web/ui/fields/TextField.tsx')).TextField, {
  fallback: <Skeleton shape="block" height="var(--control-height)" />,
});

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
  const [text, setText] = useState('');
  const tiles = useMemo(() => sortInventory(items, TILE_ORDER, nameOf), [items, nameOf]);
  const find = useMemo(() => findBest(items, nameOf), [items, nameOf]);
  const { found, similar, meant } = useMemo(() => {
    const words = searchWords(text);
    return words.length === 0 ? { found: items, similar: [], meant: undefined } : find(words);
  }, [find, items, text]);
  const shown = useMemo(() => {
    if (found.length === 0) return filterPackages(similar, filter);
    const matching = new Set(filterPackages(found, filter));
    return tiles.filter((item) => matching.has(item));
  }, [found, similar, tiles, filter]);
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
        <>
          <SearchField
            label={t('packages.search')}
            isLabelHidden
            placeholder={t('packages.search')}
            type="search"
            inputMode="search"
            autoComplete="off"
            icon={SearchIcon}
            value={text}
            onChange={setText}
          />
          <PackageFilters packages={items} isLoading={!isWhole} filter={filter} onChange={setFilter} />
        </>
      )}
      <div aria-live="polite">
        {meant && shown.length > 0 && <SimilarPackages search={text} meant={meant} onSearch={setText} />}
      </div>
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
          title={found.length + similar.length === 0 ? t('till.nothing', { text: text.trim() }) : t('packages.noMatch')}
          action={
            <Button
              onPress={() => {
                setText('');
                setFilter(NO_FILTER);
              }}
            >
              {t('packages.showAll')}
            </Button>
          }
        />
      )}
    </div>
  );
};
