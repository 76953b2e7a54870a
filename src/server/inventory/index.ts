export type { InventoryDeps } from './deps.ts';
export { changeInventoryPrices } from './change-inventory-prices.ts';
export { getInventoryItem } from './get-inventory-item.ts';
export { findInventoryItems, readPackageColors } from './inventory-items.ts';
export { listInventorySales } from './list-inventory-sales.ts';
export { listInventory } from './list-inventory.ts';
export { updateInventoryItem } from './update-inventory-item.ts';
export { updateInventory } from './update-inventory.ts';
