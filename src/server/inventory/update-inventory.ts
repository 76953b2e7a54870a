import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import type { TransactionSql } from '../db/connect.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { notFound, requireId } from '../db/lookup.ts';
import { requireNotSuspended } from '../db/require-not-suspended.ts';
import type { Input } from '../http/input.ts';
import type { InventoryDeps } from './deps.ts';
import { findInventoryItems } from './inventory-items.ts';

const addPackages = async (tx: TransactionSql, resellerId: string, productIds: string[]): Promise<void> => {
  const products = await tx<{ id: string }[]>`select id from product where id = any(${productIds}::uuid[]) and active`;
  if (products.length !== new Set(productIds).size) throw notFound();
  await tx`
    insert into inventory_item (id, reseller_id, product_id, name)
    select gen_random_uuid(), ${resellerId}, id, name from product where id = any(${productIds}::uuid[]) order by id
    on conflict (reseller_id, product_id) where removed_at is null do nothing`;
};

/** Removes items without stock and returns the names of those that stay because they have some. */
const removePackages = async (tx: TransactionSql, productIds: string[]): Promise<string[]> => {
  await tx`
    update inventory_item set removed_at = now()
    where reseller_id = current_reseller() and product_id = any(${productIds}::uuid[]) and removed_at is null and stock = 0`;
  const kept = await tx<{ name: string }[]>`
    select name from inventory_item
    where reseller_id = current_reseller() and product_id = any(${productIds}::uuid[]) and removed_at is null order by name`;
  return kept.map(({ name }) => name);
};

/**
 * Always in the same order, so that two updates, or an update and the settlement of a purchase, do not wait for each
 * other.
 */
const lockItems = (tx: TransactionSql, productIds: string[]) => tx`
  select from inventory_item
  where reseller_id = current_reseller() and product_id = any(${productIds}::uuid[]) and removed_at is null
  order by product_id for no key update`;

type Answer = { kept: string[] };

/**
 * Adds packages without stock and removes others. An item with own stock is not removed: a 409 names it, while every
 * other change is made (CLI-037).
 */
export const updateInventory = async (
  { db }: InventoryDeps,
  caller: Caller,
  input: Input<'updateInventory'>,
): Promise<InventoryList> => {
  const { resellerId } = caller;
  const added = input.body.addedPacks.map(requireId);
  const removed = input.body.removedPacks.map(requireId);
  const { kept } = await withIdempotency<Answer>(db, 'updateInventory', toCall(caller, input), async (tx) => {
    if (added.length > 0) await requireNotSuspended(tx);
    await lockItems(tx, [...added, ...removed]);
    await addPackages(tx, resellerId, added);
    return { kept: await removePackages(tx, removed) };
  });
  if (kept.length > 0) {
    const names = kept.join(', ');
    throw new Problem('packages_in_stock', `Still in stock and therefore kept: ${names}. Sell the stock first.`, {
      values: { names },
    });
  }
  return { items: await db.forReseller(resellerId, (tx) => findInventoryItems(tx)) };
};
