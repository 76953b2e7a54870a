import type { Caller } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { requireMinor, requireTravellersName } from '../core/read-fields.ts';
import { audit } from '../db/audit.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import { requireUnchanged } from '../core/record-version.ts';
import type { Input } from '../http/input.ts';
import { versioned } from '../http/versioned-reply.ts';
import type { InventoryDeps } from './deps.ts';
import { findInventoryItems } from './inventory-items.ts';

/** Changes the name and the retail price, as far as they are given. */
export const updateInventoryItem = async (
  { db, storeName }: InventoryDeps,
  caller: Caller,
  { params, headers, body: { name, retailPrice } }: Input<'updateInventoryItem'>,
) => {
  const itemId = requireId(params.id);
  if (name === undefined && retailPrice === undefined) throw Problem.badRequest('Name a name, a retailPrice or both.');
  const newName = name === undefined ? null : requireTravellersName('body.name', name, { storeName });
  // Null follows the recommended price.
  const price = retailPrice ? requireMinor('body.retailPrice.priceValue', retailPrice.priceValue) : null;
  const item = await db.forReseller(caller.resellerId, async (tx) => {
    await tx`
      select from inventory_item where reseller_id = current_reseller() and id = ${itemId} and removed_at is null
      for no key update`;
    const former = orNotFound((await findInventoryItems(tx, [itemId]))[0]);
    await tx`
      update inventory_item set name = coalesce(${newName}, name),
        retail_price = case when ${retailPrice === undefined} then retail_price else ${price}::bigint end
      where reseller_id = current_reseller() and id = ${itemId} and removed_at is null`;
    await audit(tx, caller, 'inventory', itemId, { name: newName, retailPrice: price });
    const saved = orNotFound((await findInventoryItems(tx, [itemId]))[0]);
    requireUnchanged(headers['If-Match'], former, saved);
    return saved;
  });
  return versioned(item);
};
