import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type InventoryOrder, LIST_ORDER, readInventoryOrder, TILE_ORDER } from '#domain/inventory-order.ts';
import { type InventoryStatus, readInventoryStatus } from '#web/components/packages/stock/InventoryStatusDialog.tsx';
import { paths } from '#web/paths.ts';

export interface InventoryAddress {
  /** What the address asks for, else the order of this look: the list by name, tiles by size (readings STO-040). */
  order: InventoryOrder;
  setOrder: (order: InventoryOrder) => void;
  /** The item whose edit modal is open. */
  itemId: string | undefined;
  openItem: (id: string) => void;
  /** Back to the inventory with the query it had. */
  closeItem: () => void;
  status: InventoryStatus | undefined;
  /** Takes the status out of the address: it is said once (readings STO-028). */
  closeStatus: () => void;
}

/** Everything that /your-store/inventory keeps in its address. */
export const useInventoryAddress = (look: 'list' | 'tiles'): InventoryAddress => {
  const { id } = useParams();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const goTo = (pathname: string, replace: boolean): void => {
    void navigate({ pathname, search: query.toString() }, { replace, preventScrollReset: true });
  };
  const change = (values: Record<string, string | undefined>): void =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [key, value] of Object.entries(values)) {
          if (value === undefined) next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    order:
      readInventoryOrder(query.get('sortKey'), query.get('sortDir')) ?? (look === 'tiles' ? TILE_ORDER : LIST_ORDER),
    setOrder: ({ sortKey, sortDir }) => change({ sortKey, sortDir }),
    itemId: id,
    openItem: (itemId) => goTo(paths.inventoryItem(itemId), false),
    closeItem: () => goTo(paths.inventory(), true),
    status: readInventoryStatus(query.get('status')),
    closeStatus: () => change({ status: undefined }),
  };
};
