import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { inventoryChange, isChanged } from '#domain/inventory-change.ts';
import { ApiError } from '#web/api/api-error.ts';
import { getListInventoryQueryKey, useUpdateInventory } from '#web/api/storefront/inventory/inventory.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { useTakenOver } from '#web/ui/use-taken-over.ts';

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

type Changes = ReadonlyMap<string, boolean>;

const noChanges: Changes = new Map();

/** What was ticked and not saved yet outlives a reload and other pages, in this tab. */
const useChanges = () => {
  const draft = useDraft<[string, boolean][]>('packages');
  const isTakenOver = useTakenOver();
  const [restored, setRestored] = useState<typeof draft>();
  const [changes, setChanges] = useState(noChanges);
  if (isTakenOver && restored !== draft) {
    setRestored(draft);
    if (changes.size === 0) setChanges(new Map(draft.read()));
  }
  useEffect(() => {
    if (restored !== draft) return;
    if (changes.size === 0) draft.drop();
    else draft.write([...changes]);
  }, [changes, draft, restored]);
  return [changes, setChanges] as const;
};

/**
 * The packages that the inventory will have. Only differences from the inventory are kept here, so that an
 * inventory that changes in the meantime is not overwritten.
 */
export const useSelection = (inventory: readonly InventoryItem[], packages: readonly DataPackage[]): Selection => {
  const queries = useQueryClient();
  const [changes, setChanges] = useChanges();
  const onOffer = useMemo(() => new Set(packages.map(({ id }) => id)), [packages]);
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
    [original, setChanges],
  );
  const selected = new Set(original);
  for (const [id, isSelected] of changes) {
    if (!isSelected) selected.delete(id);
    else if (onOffer.has(id)) selected.add(id);
  }
  const refetch = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: getListInventoryQueryKey() });
    setChanges(noChanges);
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
