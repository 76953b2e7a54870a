import type { InventorySales } from '#contract/storefront/model/inventorySales.ts';
import { SOLD_DAYS } from '#domain/inventory-order.ts';
import type { Caller } from '../core/caller.ts';
import type { InventoryDeps } from './deps.ts';

/** How often each item was sold lately, most often first. */
export const listInventorySales = async (
  { db }: Pick<InventoryDeps, 'db'>,
  { resellerId }: Caller,
): Promise<InventorySales> => ({
  items: await db.forReseller(
    resellerId,
    (tx) => tx<{ id: string; sold: number }[]>`
      select item.id, sale.sold from inventory_item item
      join (
        select inventory_item_id, count(*)::integer as sold from sold_item
        where reseller_id = current_reseller() and state <> 'refunded'
          and created_at >= now() - make_interval(days => ${SOLD_DAYS})
        group by inventory_item_id
      ) sale on sale.inventory_item_id = item.id
      where item.reseller_id = current_reseller() and item.removed_at is null
      order by sale.sold desc, item.id`,
  ),
});
