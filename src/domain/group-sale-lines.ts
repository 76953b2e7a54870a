// What became of the lines of a group sale.
import type { GroupSale } from '#contract/storefront/model/groupSale.ts';
import type { GroupSaleQuote } from '#contract/storefront/model/groupSaleQuote.ts';
import type { GroupSaleLine } from '#contract/storefront/model/groupSaleLine.ts';
import { fromMinor, toMinor } from './money.ts';

/** Whether a line of an order was not sold and can be tried again. */
export const canTryAgain = ({ state, isUndelivered }: GroupSaleLine): boolean =>
  state === 'REFUSED' || isUndelivered === true;

/** Whether the traveller of a line has the package, or is about to get it. */
export const isStillSold = ({ state }: GroupSaleLine): boolean => state === 'SOLD' || state === 'PREPARING';

/** Whether a line was refused because the credit did not cover it. */
export const isCreditShort = ({ state, reason }: GroupSaleLine): boolean =>
  state === 'REFUSED' && reason?.code === 'insufficient_credits';

/** What this credit lacks for the lines that were refused for want of it. */
export const missingCredit = ({ lines, price }: Pick<GroupSale, 'lines' | 'price'>, credit: number): number =>
  fromMinor(Math.max(0, toMinor(price.priceValue) * lines.filter(isCreditShort).length - toMinor(credit)));

/** How many packages of a quote for so many travellers the stock and the credit cover. */
export const coveredCount = (
  { price, fromStock, credit }: Pick<GroupSaleQuote, 'price' | 'fromStock' | 'credit'>,
  count: number,
): number => {
  const each = toMinor(price.priceValue);
  return each === 0 ? count : Math.min(count, fromStock + Math.floor(Math.max(0, toMinor(credit)) / each));
};
