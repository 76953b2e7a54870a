import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import { sortInventory } from '#domain/inventory-order.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { InventoryDeps } from './deps.ts';
import { findInventoryItems } from './inventory-items.ts';

/** The inventory in the requested order; by name descending where no order can be given (STO-041). */
export const listInventory = async (
  { db }: InventoryDeps,
  { resellerId }: Caller,
  { query }: Input<'listInventory'>,
): Promise<InventoryList> => {
  const items = await db.forReseller(resellerId, (tx) => findInventoryItems(tx));
  return {
    items: 'sort_by' in query ? sortInventory(items, { sortKey: query.sort_by, sortDir: query.sort_dir }) : items,
  };
};
