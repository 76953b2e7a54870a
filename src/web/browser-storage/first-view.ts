import { cartProducts } from './cart.ts';
import { hideFlag } from './flags.ts';
import { inventoryStatus } from './inventory-status.ts';
import type { Stored } from './stored.ts';

const hideVars = ['hideStoreHeaderCard', 'hideShelfCard', 'hideChannelHint', 'hideJoinerBonus', 'hideCreditsBanner'];

/** What decides how a page looks before the app runs, which the server therefore has to know (src/domain/device.ts). */
export const decidesFirstView: readonly Pick<Stored<unknown>, 'key' | 'isEmpty' | 'read' | 'subscribe'>[] = [
  ...hideVars.map(hideFlag),
  inventoryStatus,
  cartProducts,
];
