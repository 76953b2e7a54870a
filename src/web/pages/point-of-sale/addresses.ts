import type { Buyer, BuyerMissing } from '#domain/buyer.ts';
import type { SellStep } from '#domain/sell-flow.ts';
import { paths } from '#web/paths.ts';

/** The buyer in an address. */
export const buyerQuery = (
  buyer: Buyer,
): { email?: string; country?: string; customerUid?: string; iccid?: string } => {
  const { type: _type, ...query } = buyer;
  return query;
};

export const packagesHref = (buyer: Buyer): string => paths.pointOfSalePackages(buyer.type, buyerQuery(buyer));

export const sellHref = (buyer: Buyer, itemId: string, step?: SellStep): string =>
  paths.pointOfSaleSell(buyer.type, itemId, { ...buyerQuery(buyer), ...(step && { state: step }) });

/** The page where the buyer was entered: the form with what was typed, or the search. */
export const buyerHref = (buyer: Buyer): string => {
  if (buyer.type === 'existing') return paths.pointOfSaleCustomer('existing');
  const form = paths.pointOfSaleCustomer(buyer.type);
  const query = new URLSearchParams(buyerQuery(buyer)).toString();
  return query === '' ? form : `${form}${form.includes('?') ? '&' : '?'}${query}`;
};

/** The redirect of an address without a buyer. */
export const missingBuyerHref = (missing: BuyerMissing): string =>
  missing === 'store' ? paths.pointOfSale() : paths.pointOfSaleCustomer(missing);
