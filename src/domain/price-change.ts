// What is sent to change the retail prices of packages, and to undo that.
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { PriceChange } from '#contract/storefront/model/priceChange.ts';
import { DEFAULT_CURRENCY, fromMinor, type Minor, toMinor } from './money.ts';
import { firstPrice } from './package.ts';

/** The retail price in cents. */
export const priceOf = ({ retailPrices }: InventoryItem): Minor => toMinor(firstPrice(retailPrices)?.priceValue ?? 0);

const changeTo = ({ id, version = '' }: InventoryItem, price: Minor | null): PriceChange => ({
  id,
  version,
  retailPrice: price === null ? null : { priceValue: fromMinor(price), currencyCode: DEFAULT_CURRENCY },
});

export const toPriceChange = ({
  item,
  to,
  isRecommended = false,
}: {
  item: InventoryItem;
  to: Minor;
  isRecommended?: boolean;
}): PriceChange => changeTo(item, isRecommended ? null : to);

/** What sets the earliest values again after two changes, each of them for the item as the later one left it. */
export const joinUndos = <Undo extends { id: string; version?: string | undefined }>(
  earlier: readonly Undo[],
  later: readonly Undo[],
): Undo[] => {
  const changedAgain = new Map(later.map((undo) => [undo.id, undo]));
  const former = earlier.map((undo) => ({ ...undo, version: (changedAgain.get(undo.id) ?? undo).version }));
  const known = new Set(earlier.map(({ id }) => id));
  return [...former, ...later.filter(({ id }) => !known.has(id))];
};

/** What sets the earlier prices again, for the items as they were changed. */
export const undoChanges = (before: readonly InventoryItem[], changed: readonly InventoryItem[]): PriceChange[] => {
  const earlier = new Map(before.map((item) => [item.id, item]));
  return changed.flatMap((item) => {
    const former = earlier.get(item.id);
    return former ? [changeTo(item, former.retailPriceEdited ? priceOf(former) : null)] : [];
  });
};
