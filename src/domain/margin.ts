import type { ListPrice } from '#contract/storefront/model/listPrice.ts';
import { amountFault, DEFAULT_CURRENCY, fromMinor, type Money, toMinor } from './money.ts';
import { firstPrice } from './package.ts';

/** What is left of a sale after its cost. */
export type Margin = {
  /** In whole units of the currency; negative where the sale loses money. */
  amount: number;
  /** The share of the retail price in whole percent, rounded half up; undefined for a price of 0. */
  percent: number | undefined;
};

/** The margin of a sale at this price; all amounts are in whole units of one currency. */
export const marginOf = (cost: number, price: number): Margin => {
  const [minorCost, minorPrice] = [toMinor(cost), toMinor(price)];
  const margin = minorPrice - minorCost;
  return {
    amount: fromMinor(margin),
    percent: minorPrice === 0 ? undefined : Math.floor((200 * margin + minorPrice) / (2 * minorPrice)),
  };
};

type Priced = { prices: readonly ListPrice[]; retailPrices: readonly ListPrice[] };

/**
 * Costs are in the currency of the credit and retail prices in US dollars. Where these differ, there is no margin to
 * show.
 */
const marginBetween = (cost: Money | undefined, price: Money | undefined): Margin | undefined =>
  cost && price && cost.currencyCode === price.currencyCode ? marginOf(cost.priceValue, price.priceValue) : undefined;

/**
 * The margin of an item at its retail price; undefined without a cost or a price, or where they are in two currencies.
 */
export const itemMargin = ({ prices, retailPrices }: Priced): Margin | undefined =>
  marginBetween(firstPrice(prices), firstPrice(retailPrices));

/** The same at a typed price, which may have spaces around it; undefined while it is not an amount. */
export const marginAt = (typedPrice: string, { prices }: Pick<Priced, 'prices'>): Margin | undefined =>
  amountFault(typedPrice.trim()) === undefined
    ? marginBetween(firstPrice(prices), { priceValue: Number(typedPrice), currencyCode: DEFAULT_CURRENCY })
    : undefined;
