export { createSupply } from './create-supply.ts';
export { createOrders, type OrderDeps, type Orders } from './orders.ts';
export { createEsimGoWatch } from './open-esim-go.ts';
export { createStoreWatch } from './open-store.ts';
