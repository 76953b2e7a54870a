import { useQueryClient } from '@tanstack/react-query';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import type { SaleSuggestions } from '#contract/storefront/model/saleSuggestions.ts';
import { getGetSaleSuggestionsQueryKey } from '#web/api/storefront/activations/activations.ts';
import { getListInventoryQueryKey } from '#web/api/storefront/inventory/inventory.ts';

/** The package as the till showed it last. */
export const useShownItem = (id: string): InventoryItem | undefined => {
  const queries = useQueryClient();
  const lists = [
    queries.getQueryData<SaleSuggestions>(getGetSaleSuggestionsQueryKey()),
    queries.getQueryData<InventoryList>(getListInventoryQueryKey()),
  ];
  return lists.flatMap((list) => list?.items ?? []).find((item) => item.id === id);
};
