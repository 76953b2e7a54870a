import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { formatIsoDay } from './date.ts';
import { type Minor, type Money, toMinor, toMoney } from './money.ts';
import { isRefunded } from './sold-item.ts';

/** The day of a sale in the visitor's time zone, YYYY-MM-DD. */
export const dayOfSale = ({ salesDate }: Pick<SoldItem, 'salesDate'>): string => formatIsoDay(new Date(salesDate));

/** What was sold on a day: its retail prices without refunded sales, one amount for each currency. */
export type SalesDayTotals = readonly Money[];

/** How many packages were sold on a day, without refunded sales. */
export const countOfDay = (items: readonly Pick<SoldItem, 'salesDate' | 'state'>[], day: string): number =>
  items.filter((item) => dayOfSale(item) === day && !isRefunded(item)).length;

type Priced = Pick<SoldItem, 'state' | 'retailPrice'>;

/** The retail prices of sales without refunded ones, one amount for each currency. */
export const totalsOf = (items: readonly Priced[]): SalesDayTotals => {
  const totals = new Map<string, Minor>();
  for (const item of items) {
    const { priceValue, currencyCode } = item.retailPrice;
    totals.set(currencyCode, (totals.get(currencyCode) ?? 0) + (isRefunded(item) ? 0 : toMinor(priceValue)));
  }
  return [...totals].map(([currency, minor]) => toMoney(minor, currency));
};

/** The totals of each day with a sale. A day with nothing but refunded sales has totals of 0. */
export const totalsByDay = (
  items: readonly (Priced & Pick<SoldItem, 'salesDate'>)[],
): ReadonlyMap<string, SalesDayTotals> =>
  new Map([...Map.groupBy(items, dayOfSale)].map(([day, own]) => [day, totalsOf(own)]));
