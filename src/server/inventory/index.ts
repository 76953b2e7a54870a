export { getInventoryItem, listInventory, updateInventoryItem } from './inventory.ts';
export { findInventoryItems } from './inventory-items.ts';
export { updateInventory } from './update-inventory.ts';
export { listSortedInventory } from './sort-inventory.ts';
