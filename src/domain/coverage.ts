import type { CountrySet } from '#contract/storefront/model/countrySet.ts';

type Covered = { countrySet?: CountrySet; includedCountries: readonly string[]; name?: string };

/** Region products, in the order of the product list (spec section 9). */
const REGION_PRODUCTS: ReadonlySet<string> = new Set(['WWL', 'WWM', 'WWW']);

const rank = ({ countrySet, includedCountries }: Covered): number => {
  if (countrySet !== undefined && REGION_PRODUCTS.has(countrySet)) return 0;
  return countrySet !== undefined || includedCountries.length > 1 ? 1 : 2;
};

/** Regions first, then multi-country sets by code, then single countries by name (spec section 9). */
export const byCoverage =
  (countryName: (code: string) => string) =>
  (one: Covered, other: Covered): number => {
    const byRank = rank(one) - rank(other);
    if (byRank !== 0) return byRank;
    const key = (item: Covered): string =>
      rank(item) === 2 ? countryName(item.includedCountries[0] ?? '') : (item.countrySet ?? '');
    return key(one).localeCompare(key(other));
  };
