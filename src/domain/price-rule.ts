// What resellers pay for a package, calculated from what it costs us (decision 57). Amounts are minor units, rates are
// whole numbers.
import type { CountrySet } from '#contract/storefront/model/countrySet.ts';
import { sortableBytes } from './data-volume.ts';
import { DEFAULT_CURRENCY, type Minor } from './money.ts';
import type { Coverage, Volume } from './package.ts';
import { countriesOf, REGION_KEYS, type RegionKey } from './regions.ts';

/** What a supplier charges, in hundredths of its currency. */
export type Cost = { cost: Minor; costCurrency: string };

/** A named region, or the code of a set of countries. */
type PricedRegion = RegionKey | CountrySet;

/** Applies to packages that match all it names; whatever it leaves out matches every package. */
export type PriceRule = {
  /** Name of a supplier in the catalogue. */
  supplier?: string | undefined;
  region?: PricedRegion | undefined;
  /** The smallest volume it applies to. Unlimited packages are larger than all others (STO-040). */
  fromBytes?: number | undefined;
  /** The smallest volume that it no longer applies to. */
  belowBytes?: number | undefined;
  /** Added to the cost, in basis points of the cost. */
  marginBps: number;
  /** Added as well, in US cents. */
  fixed: Minor;
};

export type PriceRules = {
  /** The first rule that fits a package counts. */
  rules: readonly PriceRule[];
  /** The least by which a price exceeds the cost, in US cents. */
  floor: Minor;
};

/** What one unit of a currency costs, in millionths of a US dollar. */
export type CostRates = ReadonlyMap<string, number>;

export type PricedPackage = Coverage &
  Volume &
  Cost & {
    supplier: string;
    /** Its supplier is one of the store's simulators. */
    isSimulated: boolean;
  };

/**
 * Why a package has no price: its cost is in a currency without a rate, or its price would exceed what the store can
 * show.
 */
export type PriceFault = 'noRate' | 'tooExpensive';

/** Used for packages that no rule fits (PRI-012). */
const DEFAULT_RULE: PriceRule = { marginBps: 2_500, fixed: 0 };

/** Keeps the recommended retail price below the largest one that the contract allows. */
const PRICE_MAX: Minor = 5_000_000;
const RETAIL_MARGIN_BPS = 5_500;

const divideUp = (dividend: bigint, divisor: bigint): number => Number((dividend + divisor - 1n) / divisor);

/** This many basis points of an amount, rounded up. */
const shareUp = (amount: Minor, basisPoints: number): Minor => divideUp(BigInt(amount) * BigInt(basisPoints), 10_000n);

/** The next amount that ends in 9 cents; an amount that already does stays as it is. */
export const roundUpToNine = (amount: Minor): Minor => Math.ceil((amount + 1) / 10) * 10 - 1;

/** A cost in US cents, rounded up; undefined for a currency without a rate. */
export const costInDollars = ({ cost, costCurrency }: Cost, rates: CostRates): Minor | undefined => {
  if (costCurrency === DEFAULT_CURRENCY) return cost;
  const rate = rates.get(costCurrency);
  return rate === undefined ? undefined : divideUp(BigInt(cost) * BigInt(rate), 1_000_000n);
};

const isNamedRegion = (region: PricedRegion): region is RegionKey =>
  (REGION_KEYS as readonly string[]).includes(region);

/** Whether a package is for this set of countries, or for countries of this region alone. */
const isIn = (region: PricedRegion, { countrySet, includedCountries }: Coverage): boolean => {
  if (!isNamedRegion(region)) return countrySet === region;
  const countries = countriesOf(region);
  return includedCountries.every((code) => countries.includes(code));
};

const fits = ({ supplier, region, fromBytes = 0, belowBytes }: PriceRule, offer: PricedPackage): boolean => {
  const bytes = sortableBytes(offer);
  return (
    (supplier === undefined || supplier === offer.supplier) &&
    (region === undefined || isIn(region, offer)) &&
    bytes >= fromBytes &&
    (belowBytes === undefined || bytes < belowBytes)
  );
};

type Criteria = Partial<Record<'supplier' | 'region' | 'fromGb' | 'belowGb', unknown>>;

/** Whether a written rule matches every package. It has to be the last one: rules after it would never count. */
export const isForAll = ({ supplier, region, fromGb, belowGb }: Criteria): boolean =>
  [supplier, region, fromGb, belowGb].every((criterion) => criterion === undefined);

/** The price of a cost under a rule: never below the cost and the floor, and rounded up to .x9 (PRI-011). */
export const priceUnder = ({ marginBps, fixed }: PriceRule, floor: Minor, cost: Minor): Minor =>
  roundUpToNine(Math.max(cost + shareUp(cost, marginBps) + fixed, cost + floor));

/** A simulated supplier earns nothing, so without a rule its packages are sold at cost. */
const ruleOf = (offer: PricedPackage, rules: readonly PriceRule[]): PriceRule | undefined =>
  rules.find((one) => fits(one, offer)) ?? (offer.isSimulated ? undefined : DEFAULT_RULE);

/** Whether the floor decides the price of a package, because its rule alone would give less. */
export const isAtFloor = (offer: PricedPackage, { rules, floor }: PriceRules, rates: CostRates): boolean => {
  const cost = costInDollars(offer, rates);
  const { marginBps, fixed } = ruleOf(offer, rules) ?? { marginBps: 0, fixed: 0 };
  return cost !== undefined && shareUp(cost, marginBps) + fixed < floor;
};

/** The price of a package in US cents, or why it has none. */
export const priceOf = (
  offer: PricedPackage,
  { rules, floor }: PriceRules,
  rates: CostRates,
): { price: Minor } | { fault: PriceFault } => {
  const cost = costInDollars(offer, rates);
  if (cost === undefined) return { fault: 'noRate' };
  const rule = ruleOf(offer, rules);
  const price = rule ? priceUnder(rule, floor, cost) : cost + floor;
  return price > PRICE_MAX ? { fault: 'tooExpensive' } : { price };
};

/** The recommended retail price: the supplier's, as long as it is above what resellers pay. */
export const retailPriceOf = (price: Minor, recommended: Minor | null): Minor =>
  recommended !== null && recommended > price ? recommended : roundUpToNine(price + shareUp(price, RETAIL_MARGIN_BPS));
