import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { type InventoryOrder, LIST_ORDER, readInventoryOrder, TILE_ORDER } from '#domain/inventory-order.ts';
import { type InventoryStatus, readInventoryStatus } from './components/InventoryStatusDialog.tsx';
import { paths } from '#web/navigation/paths.ts';

type InventoryAddress = {
  /** The order in the address, else the default of this layout: the list by name, tiles by size (STO-040). */
  order: InventoryOrder;
  setOrder: (order: InventoryOrder) => void;
  /** The item whose edit modal is open. */
  itemId: string | undefined;
  openItem: (item: InventoryItem) => void;
  /** Back to the inventory with the query it had. */
  closeItem: () => void;
  status: InventoryStatus | undefined;
  /** Removes the status from the address: it is shown once (STO-028). */
  closeStatus: () => void;
};

const changed = (search: string, values: Record<string, string | undefined>): string => {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) query.delete(key);
    else query.set(key, value);
  }
  return query.toString();
};

/** The state of /your-store/inventory in its address. */
export const useInventoryAddress = (look: 'list' | 'tiles'): InventoryAddress => {
  const { id } = useParams();
  const [query] = useSearchParams();
  // Keeps the first function, which works for whole addresses; the router returns a new one at each path.
  const here = useNavigate();
  const [navigate] = useState(() => here);
  const search = query.toString();
  const [sortKey, sortDir] = [query.get('sortKey'), query.get('sortDir')];
  const order = useMemo(
    () => readInventoryOrder(sortKey, sortDir) ?? (look === 'tiles' ? TILE_ORDER : LIST_ORDER),
    [sortKey, sortDir, look],
  );
  // These are stable while only the item in the address changes.
  const goTo = useCallback(
    (pathname: string, newSearch: string, replace = true): void =>
      void navigate({ pathname, search: newSearch }, { replace }),
    [navigate],
  );
  const setOrder = useCallback(
    (next: InventoryOrder): void => goTo(paths.inventory(), changed(search, next)),
    [goTo, search],
  );
  const openItem = useCallback(
    (item: InventoryItem): void => goTo(paths.inventoryItem(item.id), search, false),
    [goTo, search],
  );
  const closeItem = useCallback((): void => goTo(paths.inventory(), search), [goTo, search]);
  return {
    order,
    setOrder,
    itemId: id,
    openItem,
    closeItem,
    status: readInventoryStatus(query.get('status')),
    closeStatus: () => goTo(paths.inventory(), changed(search, { status: undefined })),
  };
};
