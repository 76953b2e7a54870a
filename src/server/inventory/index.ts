export type { InventoryDeps } from './deps.ts';
export { getInventoryItem } from './get-inventory-item.ts';
export { findInventoryItems } from './inventory-items.ts';
export { listInventory } from './list-inventory.ts';
export { updateInventoryItem } from './update-inventory-item.ts';
export { updateInventory } from './update-inventory.ts';
