// The screens of the app at addresses that have something to show.
import { generatePath } from 'react-router-dom';
import { paths } from '#web/navigation/paths.ts';
import { type Screen, screens } from '#web/screens.ts';

/** Ids of what there is to show. */
export type Shown = {
  /** The package on the shelf. */
  itemId: string;
  saleId: string;
  groupId: string;
  purchaseId: string;
  resellerId: string;
  customer: { uid: string; email: string };
};

/** Whose parameters, or what follows them, come from what there is. Any other path is an address already. */
const filled: { readonly [Name in Screen['name']]?: (shown: Shown) => string } = {
  inventory: ({ itemId }) => paths.inventoryItem(itemId),
  soldItem: ({ saleId }) => paths.soldItem(saleId),
  pointOfSaleExisting: ({ customer }) => `${paths.pointOfSaleCustomer('existing')}?customerUid=${customer.uid}`,
  pointOfSalePackages: ({ customer: { uid, email } }) =>
    paths.pointOfSalePackages('existing', { customerUid: uid, country: 'DE', email }),
  pointOfSaleSell: ({ itemId }) => paths.pointOfSaleSell('guest', itemId, { country: 'DE' }),
  groupSale: ({ groupId }) => paths.groupSale(groupId),
  customer: ({ customer }) => paths.customer(customer.uid),
  sdkPage: () => paths.sdk('ios-sdk'),
  requestForm: () => paths.requestForm('channel'),
  bankTransfer: ({ purchaseId }) => paths.bankTransfer(purchaseId),
  creditPurchases: ({ purchaseId }) => paths.creditPurchase(purchaseId),
  purchaseHistory: ({ purchaseId: id }) => generatePath('/account/purchase-history/:id', { id }),
  operatorReseller: ({ resellerId }) => paths.operatorReseller(resellerId),
  operatorStatement: ({ resellerId }) => paths.operatorStatement(resellerId),
  operatorSale: ({ saleId }) => paths.operatorSale(saleId),
  operatorPayment: ({ purchaseId }) => paths.operatorPayment(purchaseId),
  operatorLegalVersion: () => paths.operatorLegalVersion('TERMS', 1),
  operatorNewLegalVersion: () => paths.operatorNewLegalVersion('TERMS'),
  operatorUnknown: () => `${paths.operator()}/nowhere`,
};

/** Where a screen has something to show. Throws for one whose parameters have no values above. */
export const addressOf = ({ name, path }: Screen, shown: Shown): string => {
  const fill = filled[name];
  if (!fill && /[:*]/.test(path)) throw new Error(`Say an address for ${path}.`);
  return fill ? fill(shown) : path;
};

export const screensFor = (access: Screen['access']): readonly Screen[] =>
  screens.filter((screen) => screen.access === access);
