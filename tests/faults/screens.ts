// Every screen of the app, with an address that has something to show.
import { generatePath } from 'react-router-dom';
import { paths, patterns } from '#web/navigation/paths.ts';
import type { Seller } from './seller.ts';

export type Screen = {
  name: string;
  address: (seller: Seller) => string;
};

/** Patterns whose parameters, or what follows them, come from the seller. Any other one is an address already. */
const filled: { readonly [pattern: string]: Screen['address'] } = {
  [patterns.inventory]: ({ itemId }) => paths.inventoryItem(itemId),
  [patterns.soldItem]: ({ saleId }) => paths.soldItem(saleId),
  [patterns.pointOfSalePackages]: ({ customer }) =>
    paths.pointOfSalePackages('existing', { customerUid: customer.uid, country: 'DE', email: customer.email }),
  [patterns.pointOfSaleSell]: ({ itemId }) => paths.pointOfSaleSell('guest', itemId, { country: 'DE' }),
  [patterns.sdkPage]: () => paths.sdk('ios-sdk'),
  [patterns.requestForm]: () => paths.requestForm('channel'),
  [patterns.bankTransfer]: ({ purchaseId }) => paths.bankTransfer(purchaseId),
  [patterns.operator]: () => paths.operator(),
  [patterns.creditPurchases]: ({ purchaseId }) => paths.creditPurchase(purchaseId),
  [patterns.purchaseHistory]: () => generatePath(patterns.purchaseHistory),
  [patterns.pointOfSaleExisting]: ({ customer }) =>
    `${paths.pointOfSaleCustomer('existing')}?customerUid=${customer.uid}`,
};

/** Lists behind an optional parameter, and the way back from a payment: screens of their own. */
const further: readonly Screen[] = [
  { name: 'inventory', address: () => paths.inventory() },
  { name: 'purchases', address: () => paths.creditPurchases() },
  { name: 'return of a payment', address: () => paths.creditCheckout({ 'process-payment': 'true' }) },
  { name: 'return of a failed payment', address: () => paths.packagesCheckout({ error: 'true' }) },
];

export const screens: readonly Screen[] = [
  ...Object.entries(patterns).map(([name, pattern]): Screen => {
    const address = filled[pattern];
    if (address === undefined && pattern.includes(':')) throw new Error(`Say an address for ${pattern}.`);
    return { name: `${name} ${pattern}`, address: address ?? (() => pattern) };
  }),
  ...further,
];

/** What the browser keeps of a visit that has come this far: a filled cart, an amount, a payment under way. */
export const storageOf = ({ productId }: Seller, screen?: Screen): Record<string, string> => ({
  cartProducts: JSON.stringify([{ id: productId, amount: 2 }]),
  topUpValue: '25',
  ...(screen?.name.startsWith('return of') && { purchaseStartTime: '1' }),
});
