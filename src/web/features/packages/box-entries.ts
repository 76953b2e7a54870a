import type { CartPrice } from '#contract/storefront/model/cartPrice.ts';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { CartLine } from '#domain/cart.ts';
import type { CartEntry } from './components/CartRow.tsx';
import type { PreviewEntry } from './components/PreviewRow.tsx';

/** The inventory after the update: its current items, those that leave, and those that are added. */
export const previewEntries = (
  inventory: readonly InventoryItem[],
  packages: readonly DataPackage[],
  selectedIds: ReadonlySet<string>,
): PreviewEntry[] => {
  const held = new Set(inventory.map(({ productId }) => productId));
  return [
    ...packages
      .filter(({ id }) => selectedIds.has(id) && !held.has(id))
      .map((item): PreviewEntry => ({ id: item.id, name: item.name, facts: item, state: 'added' })),
    ...inventory.map((item): PreviewEntry => ({
      id: item.productId,
      name: item.name,
      facts: item,
      state: selectedIds.has(item.productId) ? 'kept' : 'removed',
    })),
  ];
};

/** The lines of the cart with their packages; the server prices them in the order of the cart. */
export const cartEntries = (
  lines: readonly CartLine[],
  packages: readonly DataPackage[],
  price: CartPrice | undefined,
): CartEntry[] =>
  lines.flatMap(({ id, amount }, index) => {
    const item = packages.find((candidate) => candidate.id === id);
    if (!item) return [];
    return [{ id, name: item.name, facts: item, amount, price: price?.items[index]?.prices[0] }];
  });
