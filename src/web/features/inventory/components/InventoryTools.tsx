import type { ReactElement } from 'react';
import { PackageFilters } from '#web/components/packages/PackageFilters.tsx';
import { loadTexts } from '#web/i18n/index.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import type { InventoryToolsProps } from './InventoryLine.tsx';
import styles from './InventoryTools.module.css';

// After the first view, in their final size (decision 18).
const PackageSearch = lazyComponent(
  async () => (await import('#web/components/packages/list/PackageSearch.tsx')).PackageSearch,
  { fallback: <Skeleton shape="block" height="var(--control-height)" /> },
);
const InventoryLine = lazyComponent(
  async () => {
    const [module] = await Promise.all([import('./InventoryLine.tsx'), loadTexts(['inventoryPrices'])]);
    return module.InventoryLine;
  },
  { fallback: <Skeleton shape="block" height="var(--line-height)" /> },
);

/** Above the inventory: search, on wide screens filters, what changes several prices at once, and the order by sales. */
export const InventoryTools = (props: InventoryToolsProps): ReactElement => {
  const isMobile = useIsMobile();
  const { items, filter, onFilter, isLoading } = props;
  return (
    <div className={styles.tools}>
      <div className={styles.narrowing}>
        <PackageSearch filter={filter} onFilter={onFilter} />
        {!isMobile && (
          <PackageFilters
            packages={items}
            isLoading={isLoading}
            filter={filter}
            onChange={(choices) => onFilter({ ...choices, search: filter.search })}
          />
        )}
      </div>
      <InventoryLine {...props} />
    </div>
  );
};
