import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { sortInventory, TILE_ORDER } from '#domain/inventory-order.ts';
import { filterPackages, NO_FILTER } from '#domain/package-filter.ts';
import { findBest, searchWords } from '#domain/package-search.ts';
import { SimilarPackages } from '#web/components/packages/list/SimilarPackages.tsx';
import { PackageFilters } from '#web/components/packages/PackageFilters.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { SearchIcon } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { List } from '#web/ui/list/List.tsx';
import { ItemTile } from './TillTiles.tsx';
import { isUntouched } from './is-untouched.ts';
import styles from './PackageChoice.module.css';

type SearchProps = {
  /** What was typed so far. */
  text: string;
  /** Called with the whole text at every keystroke. */
  onChange: (text: string) => void;
  /** Enter takes what comes first. */
  onSubmit: () => void;
};

/** The packages come first. */
const SearchField = lazyComponent(async () => (await import('#web/ui/fields/TextField.tsx')).TextField, {
  fallback: <Skeleton shape="block" height="var(--control-height)" />,
});

/** The field takes the focus once it is there, as the till's does; on a phone the keyboard would cover the packages. */
const Search = ({ text, onChange, onSubmit }: SearchProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const isMobile = useIsMobile();
  const take = useCallback(
    (field: HTMLInputElement | null) => {
      if (!isMobile && isUntouched()) field?.focus({ preventScroll: true });
    },
    [isMobile],
  );
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <SearchField
          ref={take}
          label={t('packages.search')}
          isLabelHidden
          placeholder={t('packages.search')}
          type="search"
          inputMode="search"
          autoComplete="off"
          icon={SearchIcon}
          value={text}
          onChange={onChange}
        />
      </form>
    </search>
  );
};

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
  const find = useMemo(() => findBest(tiles, nameOf), [tiles, nameOf]);
  const words = useMemo(() => searchWords(text), [text]);
  const { found, similar, meant } = useMemo(
    () => (words.length === 0 ? { found: tiles, similar: [], meant: undefined } : find(words)),
    [find, tiles, words],
  );
  const shown = useMemo(() => filterPackages(found.length === 0 ? similar : found, filter), [found, similar, filter]);
  const takeFirst = (): void => {
    const [first] = shown;
    if (words.length > 0 && first) onChoose(first);
  };
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
          <Search text={text} onChange={setText} onSubmit={takeFirst} />
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
