import type { InventorySortKey } from '#contract/partner/model/inventorySortKey.ts';
import type { SortDirection } from '#contract/partner/model/sortDirection.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { compareNumbers } from './compare.ts';
import { sortableBytes } from './data-volume.ts';
import { firstPrice } from './package.ts';
import { validitySeconds } from './validity.ts';

/** The days whose sales count where the order is by what sells most. */
export const SOLD_DAYS = 30;

/** What the list is sorted by: what the contract sorts by, and how often an item was sold lately. */
export type InventoryListKey = InventorySortKey | 'SOLD';

export type InventoryOrder = { sortKey: InventoryListKey; sortDir: SortDirection };

/** How often an item was sold lately, where that is known. */
export type SoldOf = (id: string) => number;

const NEVER_SOLD: SoldOf = () => 0;

/** The name for a reader. */
type NameOf = (item: InventoryItem) => string;

type Compare = (one: InventoryItem, other: InventoryItem, nameOf: NameOf) => number;

const byNumber =
  (read: (item: InventoryItem) => number): Compare =>
  (one, other) =>
    compareNumbers(read(one), read(other));

const byName: Compare = (one, other, nameOf) => nameOf(one).localeCompare(nameOf(other));

const valueOf = (prices: InventoryItem['prices']): number => firstPrice(prices)?.priceValue ?? 0;

const compare: Record<InventorySortKey, Compare> = {
  // No own stock is shown as infinity and counts as the largest amount (contract, InventorySortKey).
  AMOUNT: byNumber(({ amount }) => (amount > 0 ? amount : Infinity)),
  NAME: byName,
  VOLUME: byNumber(sortableBytes),
  VALIDITY: byNumber(validitySeconds),
  PRICE: byNumber(({ prices }) => valueOf(prices)),
  RETAILPRICE: byNumber(({ retailPrices }) => valueOf(retailPrices)),
};

/** The order in the address; undefined for unknown values (STO-027). */
export const readInventoryOrder = (sortKey: string | null, sortDir: string | null): InventoryOrder | undefined => {
  const keys = [...(Object.keys(compare) as InventorySortKey[]), 'SOLD' as const];
  const key = keys.find((name) => name === sortKey?.toUpperCase());
  return key && { sortKey: key, sortDir: sortDir?.toUpperCase() === 'DESC' ? 'DESC' : 'ASC' };
};

/** The default order of the inventory: by name descending (STO-041). */
export const LIST_ORDER: InventoryOrder = { sortKey: 'NAME', sortDir: 'DESC' };

/** The default order of tiles: by size ascending, unlimited ones last (STO-040). */
export const TILE_ORDER: InventoryOrder = { sortKey: 'VOLUME', sortDir: 'ASC' };

/** What sells most first. */
export const SOLD_ORDER: InventoryOrder = { sortKey: 'SOLD', sortDir: 'DESC' };

/** A sorted copy; equal items are sorted by name. */
export const sortInventory = <Item extends InventoryItem>(
  items: readonly Item[],
  { sortKey, sortDir }: InventoryOrder,
  nameOf: NameOf = ({ name }) => name,
  soldOf: SoldOf = NEVER_SOLD,
): Item[] => {
  const sign = sortDir === 'DESC' ? -1 : 1;
  const compareBy = sortKey === 'SOLD' ? byNumber(({ id }) => soldOf(id)) : compare[sortKey];
  // Each name is made once: thousands of items are compared more than ten times each.
  const names = new Map<InventoryItem, string>(items.map((item) => [item, nameOf(item)]));
  const known: NameOf = (item) => names.get(item) ?? '';
  return items.toSorted((one, other) => sign * compareBy(one, other, known) || byName(one, other, known));
};
