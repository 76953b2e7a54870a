import type { ReactElement } from 'react';
import { PackageFilters } from '#web/components/packages/PackageFilters.tsx';
import { loadTexts } from '#web/i18n/index.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import type { InventoryToolsProps, SelectionProps } from './InventoryLine.tsx';
import styles from './InventoryTools.module.css';

// After the first view, in their final size (decision 18).
const PackageSearch = lazyComponent(
  async () => (await import('#web/components/packages/list/PackageSearch.tsx')).PackageSearch,
  { fallback: <Skeleton shape="block" height="var(--control-height)" /> },
);
const fallback = <Skeleton shape="block" height="var(--line-height, 2.25rem)" />;
const InventoryLine = lazyComponent(
  async () => {
    const [module] = await Promise.all([import('./InventoryLine.tsx'), loadTexts(['inventoryPrices'])]);
    return module.InventoryLine;
  },
  { fallback },
);
const MostSold = lazyComponent(
  async () => {
    const [module] = await Promise.all([import('./InventoryLine.tsx'), loadTexts(['inventoryPrices'])]);
    return module.MostSold;
  },
  { fallback },
);
const Selection = lazyComponent(
  async () => {
    const [module] = await Promise.all([import('./InventoryLine.tsx'), loadTexts(['inventoryPrices'])]);
    return module.Selection;
  },
  { fallback },
);

/** Above the headers of the table, with which it stays in the window: what changes several prices at once. */
export const TableSelection = (props: SelectionProps): ReactElement => (
  <div className={styles.strip}>
    <Selection {...props} />
  </div>
);

/**
 * Above the inventory: the search; on wide screens the filters and the order by sales in the same row, on narrow ones a
 * second row with what changes several prices at once.
 */
export const InventoryTools = (props: InventoryToolsProps): ReactElement => {
  const isMobile = useIsMobile();
  const { items, filter, onFilter, isLoading } = props;
  const search = <PackageSearch filter={filter} onFilter={onFilter} />;
  if (isMobile) {
    return (
      <>
        {search}
        <InventoryLine {...props} />
      </>
    );
  }
  return (
    <div className={styles.tools}>
      {search}
      <PackageFilters
        packages={items}
        isLoading={isLoading}
        filter={filter}
        onChange={(choices) => onFilter({ ...choices, search: filter.search })}
      />
      <MostSold {...props} />
    </div>
  );
};
