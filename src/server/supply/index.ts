export { createSupply } from './create-supply.ts';
export { type Orders } from './orders.ts';
