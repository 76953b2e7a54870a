import type { ListInventoryParams } from '#contract/partner/model/listInventoryParams.ts';
import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import { sortInventory } from '#domain/inventory-order.ts';
import type { Caller } from '../core/caller.ts';
import type { Database } from '../db/connect.ts';
import { listInventory } from './inventory.ts';

/** The inventory in the order asked for; by name ascending when nothing is. */
export const listSortedInventory = async (
  db: Database,
  caller: Caller,
  { sort_by: sortKey = 'NAME', sort_dir: sortDir = 'ASC' }: ListInventoryParams,
): Promise<InventoryList> => {
  const { items } = await listInventory(db, caller);
  return { items: sortInventory(items, { sortKey, sortDir }) };
};
