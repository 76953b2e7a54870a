import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { type InventoryOrder, LIST_ORDER, readInventoryOrder, TILE_ORDER } from '#domain/inventory-order.ts';
import { paths } from '#web/navigation/paths.ts';
import type { InventoryStatus } from './components/InventoryStatusDialog.tsx';

const INVENTORY_STATUSES: readonly InventoryStatus[] = ['success', 'pending', 'error'];

/** The status in the address; undefined for unknown values. */
const readInventoryStatus = (value: string | null): InventoryStatus | undefined =>
  INVENTORY_STATUSES.find((status) => status === value);

type InventoryAddress = {
  /** The order in the address, else the default of this layout: the list by name, tiles by size (STO-040). */
  order: InventoryOrder;
  /** Undefined is the default order. */
  setOrder: (order: InventoryOrder | undefined) => void;
  /** The item whose edit modal is open. */
  itemId: string | undefined;
  openItem: (item: InventoryItem) => void;
  /** Back to the inventory with the query it had: to the entry of the browser's history that it was opened from. */
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

/** Kept with an entry of the browser's history: the one before it is the inventory. */
const OPENED_HERE = { isOpenedHere: true };

/** The state of /your-store/inventory in its address. */
export const useInventoryAddress = (look: 'list' | 'tiles'): InventoryAddress => {
  const { id } = useParams();
  const [query] = useSearchParams();
  // Keeps the first function, which works for whole addresses; the router returns a new one at each path.
  const here = useNavigate();
  const [navigate] = useState(() => here);
  const search = query.toString();
  const { state, key } = useLocation();
  const isOpenedHere = (state as Partial<typeof OPENED_HERE> | null)?.isOpenedHere === true;
  const leftEntry = useRef<string>(undefined);
  const [sortKey, sortDir] = [query.get('sortKey'), query.get('sortDir')];
  const order = useMemo(
    () => readInventoryOrder(sortKey, sortDir) ?? (look === 'tiles' ? TILE_ORDER : LIST_ORDER),
    [sortKey, sortDir, look],
  );
  // These are stable while only the item in the address changes.
  const goTo = useCallback(
    (pathname: string, newSearch: string): void => void navigate({ pathname, search: newSearch }, { replace: true }),
    [navigate],
  );
  const setOrder = useCallback(
    (next: InventoryOrder | undefined): void =>
      goTo(paths.inventory(), changed(search, { sortKey: next?.sortKey, sortDir: next?.sortDir })),
    [goTo, search],
  );
  const openItem = useCallback(
    (item: InventoryItem): void =>
      void navigate({ pathname: paths.inventoryItem(item.id), search }, { state: OPENED_HERE }),
    [navigate, search],
  );
  const closeItem = useCallback((): void => {
    // A second entry of the inventory would take a second press of Back.
    if (!isOpenedHere) goTo(paths.inventory(), search);
    // The browser goes back a moment later: until then the same entry may be left again.
    else if (leftEntry.current !== key) void navigate(-1);
    leftEntry.current = key;
  }, [goTo, navigate, search, isOpenedHere, key]);
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
