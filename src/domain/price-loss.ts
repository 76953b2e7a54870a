// What a package loses at the lowest price that anybody pays for it (decision 57). Amounts are US cents.
import { type Minor, share } from './money.ts';
import { type Cost, costInDollars, type CostRates } from './price-rule.ts';

/** What comes off a price, in basis points. */
export type PriceCuts = {
  /** The highest discount of a reseller that no two operators have agreed on. */
  discountBps: number;
  /** The highest discount for a large purchase. */
  bulkBps: number;
};

/** The price after both discounts. */
const lowestPrice = (price: Minor, { discountBps, bulkBps }: PriceCuts): Minor => {
  const discounted = price - share(price, discountBps);
  return discounted - share(discounted, bulkBps);
};

/**
 * What a package really costs. The rate of its cost is typed by hand; a currency that resellers pay in has a second
 * rate, at which the store receives its money. The higher of the two costs counts.
 *
 * @param soldAt What a US dollar costs in the currencies that resellers pay in, in millionths.
 */
const realCost = (cost: Cost, rates: CostRates, soldAt: CostRates): Minor | undefined => {
  const byCost = costInDollars(cost, rates);
  const perDollar = soldAt.get(cost.costCurrency);
  if (byCost === undefined || perDollar === undefined) return byCost;
  return Math.max(byCost, Number((BigInt(cost.cost) * 1_000_000n + BigInt(perDollar) - 1n) / BigInt(perDollar)));
};

/** What one unit loses; 0 or less where it loses nothing or its cost is unknown. */
export const lossOf = (cost: Cost, price: Minor, rates: CostRates, soldAt: CostRates, cuts: PriceCuts): Minor => {
  const real = realCost(cost, rates, soldAt);
  return real === undefined ? 0 : real - lowestPrice(price, cuts);
};
