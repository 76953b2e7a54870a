// How one choice changes the retail prices of many packages.
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { DEFAULT_CURRENCY, type Minor, share, toMinor } from './money.ts';
import { firstPrice } from './package.ts';
import { priceOf } from './price-change.ts';

/** The highest retail price of the contract, in cents. */
const HIGHEST: Minor = 99_999_999;

/** What is done to each price. A rate is in basis points, an amount in cents; both are negative where prices fall. */
export type PriceStep =
  | { kind: 'rate'; basisPoints: number; endsInNine: boolean }
  | { kind: 'amount'; amount: Minor; endsInNine: boolean }
  | { kind: 'endInNine' }
  | { kind: 'recommended' };

export type NewPrice = {
  item: InventoryItem;
  /** In cents. */
  from: Minor;
  to: Minor;
  /** In cents; undefined where it is in another currency than the price. */
  cost: Minor | undefined;
  /** The recommended price is followed from now on. */
  isRecommended: boolean;
};

const withinLimits = (price: Minor): Minor => Math.min(HIGHEST, Math.max(0, price));

/**
 * The nearest price whose last digit is 9: 12.33 becomes 12.29, 12.34 and 12.40 become 12.39. Half way it rises. A price
 * that is not below the cost never comes below it: it rises to the next such price. 0 stays 0.
 */
export const endInNine = (price: Minor, cost: Minor | undefined): Minor => {
  if (price === 0) return 0;
  const nearest = Math.max(9, Math.floor((price + 6) / 10) * 10 - 1);
  const isLoss = cost !== undefined && nearest < cost && price >= cost;
  return Math.min(HIGHEST, isLoss ? nearest + 10 : nearest);
};

const stepped = (step: Exclude<PriceStep, { kind: 'recommended' }>, from: Minor, cost: Minor | undefined): Minor => {
  if (step.kind === 'endInNine') return endInNine(from, cost);
  const to = withinLimits(from + (step.kind === 'rate' ? share(from, step.basisPoints) : step.amount));
  return step.endsInNine ? endInNine(to, cost) : to;
};

const costOf = ({ prices }: InventoryItem): Minor | undefined => {
  const cost = firstPrice(prices);
  return cost?.currencyCode === DEFAULT_CURRENCY ? toMinor(cost.priceValue) : undefined;
};

/**
 * What a step makes of these packages: those alone whose price it changes.
 *
 * @param recommendedOf The recommended price of a package in cents; undefined where it is not on offer.
 */
export const newPrices = (
  items: readonly InventoryItem[],
  step: PriceStep,
  recommendedOf: (item: InventoryItem) => Minor | undefined,
): NewPrice[] =>
  items.flatMap((item): NewPrice[] => {
    const [from, cost] = [priceOf(item), costOf(item)];
    const isRecommended = step.kind === 'recommended';
    const to = step.kind === 'recommended' ? recommendedOf(item) : stepped(step, from, cost);
    const isChanged = isRecommended ? item.retailPriceEdited : to !== from;
    return to !== undefined && isChanged ? [{ item, from, to, cost, isRecommended }] : [];
  });

type PriceDoubts = {
  /** How many packages would be free. */
  free: number;
  /** How many packages would be sold below cost, but not for nothing. */
  belowCost: number;
  /** What one sale of each of them would lose together, in cents. */
  loss: Minor;
};

/** What speaks against new prices. */
export const priceDoubts = (prices: readonly NewPrice[]): PriceDoubts => ({
  free: prices.filter(({ to }) => to === 0).length,
  belowCost: prices.filter(({ to, cost }) => to > 0 && cost !== undefined && to < cost).length,
  loss: prices.reduce((sum, { to, cost = 0 }) => sum + Math.max(0, cost - to), 0),
});
