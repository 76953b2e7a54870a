import type { CartLine } from './cart.ts';

/** All units of a cart. */
export const cartUnits = (cart: readonly CartLine[]): number => cart.reduce((units, { amount }) => units + amount, 0);
