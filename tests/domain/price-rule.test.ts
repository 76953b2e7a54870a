import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CostRates,
  costInDollars,
  type PricedPackage,
  priceOf,
  type PriceRule,
  type PriceRules,
  priceUnder,
  retailPriceOf,
  roundUpToNine,
} from '#domain/price-rule.ts';
import { REGION_KEYS } from '#domain/regions.ts';

const gigabyte = 1024 ** 3;

const germany: PricedPackage = {
  supplier: 'store',
  isSimulated: false,
  countrySet: null,
  includedCountries: ['DE'],
  sizeValue: 5,
  sizeUnit: 'GB',
  packageType: 'standard',
  cost: 400,
  costCurrency: 'USD',
};

const noRates: CostRates = new Map();
const rule = (changes: Partial<PriceRule> = {}): PriceRule => ({ marginBps: 0, fixed: 0, ...changes });
const rulesOf = (...rules: PriceRule[]): PriceRules => ({ rules, floor: 0 });
const priceBy = (offer: PricedPackage, rules: PriceRules, rates = noRates) => {
  const found = priceOf(offer, rules, rates);
  return 'fault' in found ? found.fault : found.price;
};

describe('the rule of a package', () => {
  test.each<[string, PriceRule]>([
    ['its supplier', rule({ supplier: 'store' })],
    ['its region', rule({ region: 'Western Europe' })],
    ['its size, from the smallest one on', rule({ fromBytes: 5 * gigabyte })],
    ['its size, below the next one', rule({ belowBytes: 5 * gigabyte + 1 })],
    ['nothing', rule()],
  ])('fits by %s', (_, fitting) => {
    expect(priceBy(germany, rulesOf({ ...fitting, fixed: 1_000 }))).toBe(1_409);
  });

  test.each<[string, PriceRule]>([
    ['another supplier', rule({ supplier: 'esim-go' })],
    ['another region', rule({ region: 'Eastern Europe' })],
    ['a set of countries', rule({ region: 'EU' })],
    ['larger packages', rule({ fromBytes: 5 * gigabyte + 1 })],
    ['smaller packages', rule({ belowBytes: 5 * gigabyte })],
    ['its supplier in another region', rule({ supplier: 'store', region: 'Melanesia' })],
  ])('is not one of %s', (_, other) => {
    expect(priceBy(germany, rulesOf({ ...other, fixed: 1_000 }, rule({ fixed: 2_000 })))).toBe(2_409);
  });

  test('is the first one that fits', () => {
    const rules = rulesOf(rule({ region: 'Western Europe', fixed: 100 }), rule({ supplier: 'store', fixed: 900 }));
    expect(priceBy(germany, rules)).toBe(509);
  });

  test('of countries in several regions is not that of one of them', () => {
    const western = rulesOf(rule({ region: 'Western Europe', fixed: 1_000 }), rule());
    expect(priceBy({ ...germany, includedCountries: ['DE', 'FR'] }, western)).toBe(1_409);
    expect(priceBy({ ...germany, includedCountries: ['DE', 'PL'] }, western)).toBe(409);
    expect(priceBy({ ...germany, countrySet: 'EU' }, rulesOf(rule({ region: 'EU', fixed: 1_000 })))).toBe(1_409);
  });

  test('of an unlimited package is that of the largest', () => {
    const large = rulesOf(rule({ fromBytes: 900 * gigabyte, fixed: 1_000 }), rule());
    expect(priceBy({ ...germany, sizeValue: 0, packageType: 'unlimited' }, large)).toBe(1_409);
    expect(priceBy(germany, large)).toBe(409);
  });
});

describe('the price', () => {
  test.each([
    ['adds the margin to the cost', { marginBps: 2_000, fixed: 0 }, 0, 1_000, 1_209],
    ['adds the fixed part too', { marginBps: 2_000, fixed: 35 }, 0, 1_000, 1_239],
    ['ends in 9 already', { marginBps: 0, fixed: 9 }, 0, 100, 109],
    ['is the cost and the floor at least', { marginBps: 100, fixed: 0 }, 50, 100, 159],
    ['rounds parts of a cent up', { marginBps: 1, fixed: 0 }, 0, 109, 119],
  ])('%s', (_, how, floor, cost, price) => {
    expect(priceUnder(how, floor, cost)).toBe(price);
  });

  test('without a rule is a quarter above the cost, and the cost itself for a simulated supplier', () => {
    expect(priceBy(germany, rulesOf())).toBe(509);
    expect(priceBy({ ...germany, isSimulated: true, cost: 185 }, rulesOf())).toBe(185);
    expect(priceBy({ ...germany, isSimulated: true, cost: 185 }, { rules: [], floor: 10 })).toBe(195);
    expect(priceBy({ ...germany, isSimulated: true, cost: 185 }, rulesOf(rule({ fixed: 10 })))).toBe(199);
  });

  test('of a cost in another currency follows its rate, and without one there is none', () => {
    const pounds = { ...germany, cost: 333, costCurrency: 'GBP' };
    expect(costInDollars(pounds, new Map([['GBP', 1_270_000]]))).toBe(423); // 422.91
    expect(priceBy(pounds, rulesOf(rule()), new Map([['GBP', 1_270_000]]))).toBe(429);
    expect(priceBy(pounds, rulesOf(rule()))).toBe('noRate');
  });

  test('is none above what the store can show', () => {
    expect(priceBy({ ...germany, cost: 4_999_999 }, rulesOf(rule()))).toBe(4_999_999);
    expect(priceBy({ ...germany, cost: 5_000_000 }, rulesOf(rule()))).toBe('tooExpensive');
  });

  test('for retail is the recommended one, unless that is not above it', () => {
    expect(retailPriceOf(185, 289)).toBe(289);
    expect(retailPriceOf(289, 289)).toBe(449);
    expect(retailPriceOf(200, null)).toBe(319);
  });
});

const cents = (max: number) => fc.integer({ min: 0, max });
const anyRule: fc.Arbitrary<PriceRule> = fc.record(
  {
    supplier: fc.constantFrom('store', 'esim-go'),
    region: fc.constantFrom(...REGION_KEYS, 'EU' as const),
    fromBytes: fc.constantFrom(1, 3, 10).map((size) => size * gigabyte),
    belowBytes: fc.constantFrom(1, 3, 10).map((size) => size * gigabyte),
    marginBps: fc.integer({ min: 0, max: 100_000 }),
    fixed: cents(100_000),
  },
  { requiredKeys: ['marginBps', 'fixed'] },
);
const anyRules: fc.Arbitrary<PriceRules> = fc.record({
  rules: fc.array(anyRule, { maxLength: 6 }),
  floor: cents(100_000),
});
const anyPackage: fc.Arbitrary<PricedPackage> = fc.record({
  supplier: fc.constantFrom('store', 'esim-go', 'simulator'),
  isSimulated: fc.boolean(),
  countrySet: fc.constantFrom(null, 'EU' as const),
  includedCountries: fc.subarray(['DE', 'FR', 'PL', 'US', 'JP'], { minLength: 1 }),
  sizeValue: fc.constantFrom(0, 0.5, 1, 3, 5, 20),
  sizeUnit: fc.constant('GB' as const),
  packageType: fc.constantFrom('standard' as const, 'unlimited' as const),
  cost: fc.integer({ min: 1, max: 100_000 }),
  costCurrency: fc.constantFrom('USD', 'EUR'),
});
const anyRates = fc.integer({ min: 1, max: 10_000_000 }).map((rate): CostRates => new Map([['EUR', rate]]));

describe('whatever the rules', () => {
  test('a price is never below the cost and the floor', () => {
    fc.assert(
      fc.property(anyPackage, anyRules, anyRates, (offer, rules, rates) => {
        const found = priceOf(offer, rules, rates);
        const lowest = (costInDollars(offer, rates) ?? Infinity) + rules.floor;
        expect('fault' in found ? Infinity : found.price).toBeGreaterThanOrEqual(lowest);
      }),
    );
  });

  test('more cost is never a lower price', () => {
    fc.assert(
      fc.property(anyPackage, cents(10_000), anyRules, anyRates, (offer, more, rules, rates) => {
        const price = (cost: number) => {
          const found = priceOf({ ...offer, cost }, rules, rates);
          return 'fault' in found ? Infinity : found.price;
        };
        expect(price(offer.cost + more)).toBeGreaterThanOrEqual(price(offer.cost));
      }),
    );
  });

  test('rounding ends in 9 cents, and adds less than ten', () => {
    fc.assert(
      fc.property(cents(10_000_000), (amount) => {
        expect(roundUpToNine(amount) % 10).toBe(9);
        expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(roundUpToNine(amount) - amount);
      }),
    );
  });

  test('a price is the exact one, and at most one step of rounding above it', () => {
    fc.assert(
      fc.property(anyRule, cents(1_000), cents(1_000_000), ({ marginBps, fixed }, floor, cost) => {
        const exact = Math.max((cost * (10_000 + marginBps)) / 10_000 + fixed, cost + floor);
        const added = priceUnder({ marginBps, fixed }, floor, cost) - exact;
        expect(added).toBeGreaterThanOrEqual(0);
        expect(added).toBeLessThan(10);
      }),
    );
  });

  test('the recommended retail price is above the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.option(cents(2_000_000)), (price, recommended) => {
        expect(retailPriceOf(price, recommended)).toBeGreaterThan(price);
      }),
    );
  });
});
