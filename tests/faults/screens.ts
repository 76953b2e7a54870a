// Every screen of the app, with an address that has something to show.
import { randomUUID } from 'node:crypto';
import { addressOf } from '#support/screens.ts';
import { paths } from '#web/navigation/paths.ts';
import { type Screen as Listed, screens as listed } from '#web/screens.ts';
import type { Seller } from './seller.ts';

export type Screen = {
  name: string;
  /** Who may open it. */
  access: Listed['access'];
  address: (seller: Seller) => string;
};

/** Lists behind an optional parameter, and the way back from a payment: screens of their own. */
const further: readonly Screen[] = [
  { name: 'inventory', access: 'reseller', address: () => paths.inventory() },
  { name: 'purchases', access: 'reseller', address: () => paths.creditPurchases() },
  {
    name: 'return of a payment',
    access: 'reseller',
    address: () => paths.creditCheckout({ 'process-payment': 'true' }),
  },
  {
    name: 'return of a failed payment',
    access: 'reseller',
    address: () => paths.packagesCheckout({ error: 'true', payment: randomUUID() }),
  },
];

export const screens: readonly Screen[] = [
  ...listed.map((screen): Screen => ({
    name: `${screen.name} ${screen.path}`,
    access: screen.access,
    address: (seller) => addressOf(screen, seller),
  })),
  ...further,
];

/** What the browser keeps of a visit that has come this far: a filled cart, an amount, a payment under way. */
export const storageOf = ({ productId }: Seller, screen?: Screen): Record<string, string> => ({
  cartProducts: JSON.stringify([{ id: productId, amount: 2 }]),
  topUpValue: '25',
  ...(screen?.name.startsWith('return of') && { purchaseStartTime: '1' }),
});
