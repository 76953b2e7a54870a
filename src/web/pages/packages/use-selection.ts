import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { inventoryChange, isChanged } from '#domain/inventory-change.ts';
import { ApiError } from '#web/api/api-error.ts';
import { getListInventoryQueryKey, useUpdateInventory } from '#web/api/storefront/inventory/inventory.ts';

/** Some packages have stock and stay; every other change was made (CLI-037). */
const PARTLY_REFUSED = 409;

export const isPartlyRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === PARTLY_REFUSED;

export type Selection = {
  /** Product ids of the inventory after the update. */
  selectedIds: ReadonlySet<string>;
  select: (ids: readonly string[], isSelected: boolean) => void;
  /** Sends the additions and removals compared with the original. */
  save: (onSaved: () => void) => Promise<unknown>;
  isSaving: boolean;
  error: unknown;
  forgetError: () => void;
};

/**
 * The packages that the inventory will have. Only differences from the inventory are kept here, so that an
 * inventory that changes meanwhile is not overwritten.
 */
export const useSelection = (inventory: readonly InventoryItem[]): Selection => {
  const queries = useQueryClient();
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  const original = useMemo(() => new Set(inventory.map(({ productId }) => productId)), [inventory]);
  const select = useCallback(
    (ids: readonly string[], isSelected: boolean): void =>
      setChanges((current) => {
        const next = new Map(current);
        for (const id of ids) {
          if (original.has(id) === isSelected) next.delete(id);
          else next.set(id, isSelected);
        }
        return next;
      }),
    [original],
  );
  const selected = new Set(original);
  for (const [id, isSelected] of changes) {
    if (isSelected) selected.add(id);
    else selected.delete(id);
  }
  const refetch = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: getListInventoryQueryKey() });
    setChanges(new Map());
  };
  const update = useUpdateInventory({
    mutation: {
      onSuccess: refetch,
      onError: (error) => (isPartlyRefused(error) ? refetch() : undefined),
    },
  });
  return {
    selectedIds: selected,
    select,
    save: async (onSaved) => {
      const data = inventoryChange([...original], [...selected]);
      if (isChanged(data)) await update.mutateAsync({ data }, { onSuccess: onSaved });
    },
    isSaving: update.isPending,
    error: update.error,
    forgetError: update.reset,
  };
};
