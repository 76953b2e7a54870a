import type { ChangedInventoryPrices } from '#contract/storefront/model/changedInventoryPrices.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { PriceChange } from '#contract/storefront/model/priceChange.ts';
import { type Minor, toMinor } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import type { Caller } from '../core/caller.ts';
import { isKnown } from '../core/etag.ts';
import { Problem } from '../core/problem.ts';
import { requireMinor } from '../core/read-fields.ts';
import { audit } from '../db/audit.ts';
import { requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { InventoryDeps } from './deps.ts';
import { findInventoryItems } from './inventory-items.ts';

/** A new price in US cents; null follows the recommended price. */
type NewPrice = { id: string; version: string; price: Minor | null };

const readChange = ({ id, version, retailPrice }: PriceChange, index: number): NewPrice => ({
  id: requireId(id),
  version,
  price: retailPrice && requireMinor(`body.changes[${index}].retailPrice.priceValue`, retailPrice.priceValue),
});

const readChanges = (given: readonly PriceChange[]): NewPrice[] => {
  const changes = given.map(readChange);
  const ids = new Set(changes.map(({ id }) => id));
  if (ids.size !== changes.length) throw Problem.badRequest('body.changes: Name each package once.');
  return changes;
};

/** The price that the reseller set; null where the recommended price holds. */
const ownPrice = (item: InventoryItem | undefined): Minor | null | undefined =>
  item && (item.retailPriceEdited ? toMinor(firstPrice(item.retailPrices)?.priceValue ?? 0) : null);

/** Sets the prices of all items that are as their versions say, in one transaction, and names the others. */
export const changeInventoryPrices = async (
  { db }: Pick<InventoryDeps, 'db'>,
  caller: Caller,
  { body }: Input<'changeInventoryPrices'>,
): Promise<ChangedInventoryPrices> => {
  const changes = readChanges(body.changes);
  const ids = changes.map(({ id }) => id);
  return db.forReseller(caller.resellerId, async (tx) => {
    // In the order of an update of the inventory, so that neither waits for the other.
    await tx`
      select from inventory_item
      where reseller_id = current_reseller() and id = any(${ids}::uuid[]) and removed_at is null
      order by product_id for no key update`;
    const held = new Map((await findInventoryItems(tx, ids)).map((item) => [item.id, item]));
    // A price that holds already is no change (decision 74): a repeated call succeeds.
    const isSet = ({ id, price }: NewPrice): boolean => ownPrice(held.get(id)) === price;
    const isCurrent = ({ id, version }: NewPrice): boolean => isKnown(held.get(id)?.version ?? '', version);
    const fresh = changes.filter((change) => held.has(change.id) && (isSet(change) || isCurrent(change)));
    const changed = fresh.filter((change) => !isSet(change));
    await tx`
      update inventory_item set retail_price = new.price
      from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ price }) => price)}::bigint[]) as new (id, price)
      where reseller_id = current_reseller() and inventory_item.id = new.id`;
    for (const { id, price } of changed) await audit(tx, caller, 'inventory', id, { name: null, retailPrice: price });
    const items = await findInventoryItems(
      tx,
      fresh.map(({ id }) => id),
    );
    const stale = new Set(ids).difference(new Set(items.map(({ id }) => id)));
    return { items, stale: [...stale] };
  });
};
