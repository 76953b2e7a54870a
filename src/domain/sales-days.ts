import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { formatIsoDay } from './date.ts';
import { type Minor, type Money, toMinor, toMoney } from './money.ts';
import { isRefunded } from './sold-item.ts';

/** The day of a sale in the visitor's time zone, YYYY-MM-DD. */
export const dayOfSale = ({ salesDate }: Pick<SoldItem, 'salesDate'>): string => formatIsoDay(new Date(salesDate));

/** What was sold on a day: its retail prices without refunded sales, one amount for each currency. */
export type SalesDayTotals = readonly Money[];

/** The totals of each day with a sale. A day with nothing but refunded sales has totals of 0. */
export const totalsByDay = (
  items: readonly Pick<SoldItem, 'salesDate' | 'state' | 'retailPrice'>[],
): ReadonlyMap<string, SalesDayTotals> => {
  const days = new Map<string, Map<string, Minor>>();
  for (const item of items) {
    const { priceValue, currencyCode } = item.retailPrice;
    const day = dayOfSale(item);
    const totals = days.get(day) ?? new Map<string, Minor>();
    totals.set(currencyCode, (totals.get(currencyCode) ?? 0) + (isRefunded(item) ? 0 : toMinor(priceValue)));
    days.set(day, totals);
  }
  return new Map(
    [...days].map(([day, totals]) => [day, [...totals].map(([currency, minor]) => toMoney(minor, currency))]),
  );
};
