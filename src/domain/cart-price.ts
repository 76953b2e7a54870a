import { type Minor, share } from './money.ts';

/** An amount of units at one price. */
export type PricedUnits = { amount: number; unitPrice: Minor };

/** A discount on the whole cart from this many units on. */
export type BulkTier = { minAmount: number; rateBps: number };

/** The price of a cart. The total is the price less the discount plus the tax. */
export type CartTotals = {
  /** Price of each line, in the order of the lines. */
  lineTotals: Minor[];
  price: Minor;
  discountBps: number;
  discount: Minor;
  vatBps: number;
  vat: Minor;
  total: Minor;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The highest rate for this many units, in basis points. */
export const bulkRate = (units: number, tiers: readonly BulkTier[]): number =>
  Math.max(0, ...tiers.filter(({ minAmount }) => units >= minAmount).map(({ rateBps }) => rateBps));

/** Prices a cart. Discount and tax are each rounded once, half up, on the sum of the cart and not on its lines. */
export const priceCart = (lines: readonly PricedUnits[], tiers: readonly BulkTier[], vatBps: number): CartTotals => {
  const lineTotals = lines.map(({ amount, unitPrice }) => amount * unitPrice);
  const price = sum(lineTotals);
  const discountBps = bulkRate(sum(lines.map(({ amount }) => amount)), tiers);
  const discount = share(price, discountBps);
  const vat = share(price - discount, vatBps);
  return { lineTotals, price, discountBps, discount, vatBps, vat, total: price - discount + vat };
};
