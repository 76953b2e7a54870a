import { useCallback, useMemo, useState } from 'react';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';

export type Selected = {
  /** Those of the list that are ticked: a hidden one is not. */
  items: readonly InventoryItem[];
  /** The ids of all that are ticked. */
  ids: ReadonlySet<string>;
  select: (ids: readonly string[], isSelected: boolean) => void;
};

const none: ReadonlySet<string> = new Set();

/** The items that are ticked for a change of their prices. */
export const useSelected = (shown: readonly InventoryItem[]): Selected => {
  const [ids, setIds] = useState(none);
  const select = useCallback(
    (changed: readonly string[], isSelected: boolean): void =>
      setIds((current) => (isSelected ? current.union(new Set(changed)) : current.difference(new Set(changed)))),
    [],
  );
  return useMemo(() => ({ items: shown.filter(({ id }) => ids.has(id)), ids, select }), [shown, ids, select]);
};
