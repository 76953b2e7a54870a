import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import { type InventoryOrder, sortInventory } from '#domain/inventory-order.ts';
import type { PackageFilter } from '#domain/package-filter.ts';
import { useBeginning } from '#web/api/beginning.ts';
import { getListInventoryQueryKey, useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { type QueryFailure, queryFailure } from '#web/components/query/query-failure.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { AT_ONCE } from '#web/ui/windowed/use-rows-in-time.ts';

export type InventoryState = {
  /** Only the first ones of this order until `isWhole`. */
  items: readonly InventoryItem[];
  /** How many there are, where `items` are the first ones. */
  count: number | undefined;
  isWhole: boolean;
  isLoading: boolean;
  failure: QueryFailure | undefined;
};

const none: readonly InventoryItem[] = [];

/** The inventory. Of a long one the first items come with the page, as long as no filter narrows them. */
export const useInventory = (order: InventoryOrder, filter: PackageFilter): InventoryState => {
  const nameOf = usePackageName();
  const beginning = useBeginning<InventoryList>(getListInventoryQueryKey(), { order, filter }, (list) => ({
    list: { ...list, items: sortInventory(list.items, order, nameOf).slice(0, AT_ONCE) },
    count: list.items.length,
  }));
  const query = useListInventory({ query: beginning.options });
  const { data } = query;
  const count = query.isPlaceholderData ? beginning.count : undefined;
  return {
    items: data?.items ?? none,
    count,
    isWhole: data !== undefined && count === undefined,
    isLoading: query.isPending,
    failure: queryFailure(query),
  };
};
