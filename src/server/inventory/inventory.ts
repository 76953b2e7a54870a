import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import type { UpdateInventoryItemRequest } from '#contract/storefront/model/updateInventoryItemRequest.ts';
import { audit } from '../db/audit.ts';
import type { Caller } from '../core/caller.ts';
import type { Database } from '../db/connect.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import { Problem } from '../core/problem.ts';
import { requireMinor } from '../core/read-fields.ts';
import { findInventoryItems } from './inventory-items.ts';

export const listInventory = async (db: Database, { resellerId }: Caller): Promise<InventoryList> => ({
  items: await db.forReseller(resellerId, (tx) => findInventoryItems(tx)),
});

export const getInventoryItem = async (db: Database, { resellerId }: Caller, id: string): Promise<InventoryItem> => {
  const itemId = requireId(id);
  const [item] = await db.forReseller(resellerId, (tx) => findInventoryItems(tx, itemId));
  return orNotFound(item);
};

/** Sets what is given of the name and the retail price. */
export const updateInventoryItem = async (
  db: Database,
  caller: Caller,
  id: string,
  { name, retailPrice }: UpdateInventoryItemRequest,
): Promise<InventoryItem> => {
  const itemId = requireId(id);
  if (name === undefined && retailPrice === undefined) throw Problem.badRequest('Name a name, a retailPrice or both.');
  const newName = name?.trim() ?? null;
  const price = retailPrice === undefined ? null : requireMinor('body.retailPrice.priceValue', retailPrice.priceValue);
  const [item] = await db.forReseller(caller.resellerId, async (tx) => {
    const changed = await tx`
      update inventory_item set name = coalesce(${newName}, name), retail_price = coalesce(${price}, retail_price)
      where reseller_id = current_reseller() and id = ${itemId} and removed_at is null returning id`;
    if (changed.length === 0) return [];
    await audit(tx, caller, 'inventory', itemId, { name: newName, retailPrice: price });
    return findInventoryItems(tx, itemId);
  });
  return orNotFound(item);
};
