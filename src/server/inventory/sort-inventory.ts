import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import { sortableBytes } from '#domain/data-volume.ts';
import { validitySeconds } from '#domain/validity.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../db/connect.ts';
import { listInventory } from './inventory.ts';

type SortKey = 'AMOUNT' | 'NAME' | 'VOLUME' | 'VALIDITY' | 'PRICE' | 'RETAILPRICE';
type SortDirection = 'ASC' | 'DESC';

/** No own stock counts as the largest amount, unlimited as the largest volume and validity (readings PAR-006). */
const sortValue: Record<Exclude<SortKey, 'NAME'>, (item: InventoryItem) => number> = {
  AMOUNT: ({ amount }) => (amount === 0 ? Infinity : amount),
  VOLUME: sortableBytes,
  VALIDITY: validitySeconds,
  PRICE: ({ prices }) => prices[0]?.priceValue ?? 0,
  RETAILPRICE: ({ retailPrices }) => retailPrices[0]?.priceValue ?? 0,
};

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

const byName = (one: InventoryItem, other: InventoryItem): number => one.name.localeCompare(other.name);

/** The inventory by NAME ASC when nothing else is asked for. */
export const listSortedInventory = async (
  db: Database,
  caller: Caller,
  sortBy: SortKey = 'NAME',
  direction: SortDirection = 'ASC',
): Promise<InventoryList> => {
  const { items } = await listInventory(db, caller);
  const order =
    sortBy === 'NAME'
      ? byName
      : (one: InventoryItem, other: InventoryItem) => compare(sortValue[sortBy](one), sortValue[sortBy](other));
  const sign = direction === 'ASC' ? 1 : -1;
  return { items: items.toSorted((one, other) => sign * order(one, other) || byName(one, other)) };
};
