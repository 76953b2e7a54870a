import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { compareNumbers } from './compare.ts';
import { sortableBytes } from './data-volume.ts';
import { validitySeconds } from './validity.ts';

/** The sort keys of sales, in the partner API's spelling (PAR-022). */
export const SALES_SORT_KEYS = ['DATE', 'NAME', 'VOLUME', 'VALIDITY', 'SALESCHANNEL', 'PRICE', 'RETAILPRICE'] as const;
export type SalesSortKey = (typeof SALES_SORT_KEYS)[number];
export type SalesOrder = { key: SalesSortKey; isDescending: boolean };

/** Newest first (STO-071). */
export const DEFAULT_SALES_ORDER: SalesOrder = { key: 'DATE', isDescending: true };

export const isNewestFirst = ({ key, isDescending }: SalesOrder): boolean =>
  key === DEFAULT_SALES_ORDER.key && isDescending === DEFAULT_SALES_ORDER.isDescending;

/** The name of a sold package for a reader. */
type NameOf = (item: SoldItem) => string;

const storedNameOf: NameOf = ({ name }) => name;

const sortValue: Record<SalesSortKey, (item: SoldItem, nameOf: NameOf) => number | string> = {
  DATE: ({ salesDate }) => new Date(salesDate).getTime(),
  NAME: (item, nameOf) => nameOf(item),
  VOLUME: ({ balance }) => sortableBytes({ ...balance.size, packageType: balance.packageType }),
  VALIDITY: ({ balance }) => validitySeconds(balance),
  SALESCHANNEL: ({ salesChannel }) => salesChannel,
  PRICE: ({ purchasePrice }) => purchasePrice.priceValue,
  RETAILPRICE: ({ retailPrice }) => retailPrice.priceValue,
};

const compare = (one: number | string, other: number | string): number =>
  typeof one === 'string' ? one.localeCompare(String(other)) : compareNumbers(one, Number(other));

/** The sales in `order`, each uid once; equal ones newest first. */
export const orderedSales = (
  items: readonly SoldItem[],
  order: SalesOrder = DEFAULT_SALES_ORDER,
  nameOf: NameOf = storedNameOf,
): SoldItem[] => {
  const once = new Map(items.map((item) => [item.uid, item]));
  const sign = order.isDescending ? -1 : 1;
  return [...once.values()]
    .map((item) => ({ item, value: sortValue[order.key](item, nameOf), date: sortValue.DATE(item, nameOf) }))
    .sort((one, other) => sign * compare(one.value, other.value) || compare(other.date, one.date))
    .map(({ item }) => item);
};

/** A sale to a customer's existing eSIM, or together with a further one (STO-066). */
export const isTopUp = ({ activationType }: Pick<SoldItem, 'activationType'>): boolean =>
  activationType !== 'DATA_PLAN';
