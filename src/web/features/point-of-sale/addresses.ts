import { type Buyer, type BuyerMissing } from '#domain/buyer.ts';
import type { SellStep } from '#domain/sell-flow.ts';
import type { OpenSale } from '#web/browser-storage/open-sales.ts';
import { paths } from '#web/navigation/paths.ts';

/** The buyer in an address. */
const buyerQuery = (
  buyer: Buyer,
): { email?: string; country?: string; customerUid?: string; iccid?: string; esim?: 'new' } => {
  const { type: _type, ...query } = buyer;
  return query;
};

export const packagesHref = (buyer: Buyer): string => paths.pointOfSalePackages(buyer.type, buyerQuery(buyer));

/** The attempt at a sale, whether it began at the till with its last step, and the step. */
type SaleQuery = { attempt?: string; from?: 'till'; state?: SellStep };

export const sellHref = (buyer: Buyer, itemId: string, sale: SaleQuery): string =>
  paths.pointOfSaleSell(buyer.type, itemId, { ...buyerQuery(buyer), ...sale });

/** Where it is asked what became of a sale, and where it is shown once that is known; it needs no buyer. */
export const openSaleHref = ({ type, itemId, attempt }: OpenSale, state: SellStep = 'error'): string =>
  paths.pointOfSaleSell(type, itemId, { attempt, state });

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
