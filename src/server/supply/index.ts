export { createOrders, type OrderDeps, type Orders } from './orders.ts';
