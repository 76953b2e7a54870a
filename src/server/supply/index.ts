export { createStoreWatch, type StoreWatch } from './store-watch.ts';
export { createStoreEvents } from './store-events.ts';
export { createOrders, type OrderDeps, type Orders } from './orders.ts';
