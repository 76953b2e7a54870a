import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { compareNumbers } from './compare.ts';
import { isCovered } from './sell-flow.ts';

/** Own stock of up to this many units is running low. */
const LOW_STOCK_MAX = 3;

type Stock = Pick<InventoryItem, 'amount' | 'active' | 'prices'>;

/** What is nearly used up. */
type RunningLow<Item> = {
  /** With little own stock left, the least first. */
  stock: Item[];
  /** On sale, but neither own stock nor the credit pays for a sale. */
  uncovered: Item[];
};

/** What to buy or top up soon: packages with little own stock, and those that the credit no longer pays for. */
export const runningLow = <Item extends Stock>(
  items: readonly Item[],
  balance: { value: number; currency: string },
): RunningLow<Item> => {
  const active = items.filter((item) => item.active);
  return {
    stock: active
      .filter(({ amount }) => amount > 0 && amount <= LOW_STOCK_MAX)
      .sort((one, other) => compareNumbers(one.amount, other.amount)),
    uncovered: active.filter((item) => !isCovered(item, balance)),
  };
};
