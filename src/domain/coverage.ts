import type { Coverage } from './package.ts';

/** Region products, in the order of the product list (CON-026). */
const REGION_PRODUCTS: ReadonlySet<string> = new Set(['WWL', 'WWM', 'WWW']);

const rank = ({ countrySet, includedCountries }: Coverage): number => {
  if (countrySet !== null && REGION_PRODUCTS.has(countrySet)) return 0;
  return countrySet !== null || includedCountries.length > 1 ? 1 : 2;
};

/** Regions first, then multi-country sets by code, then single countries by name (CON-028). */
export const byCoverage =
  (countryName: (code: string) => string) =>
  (one: Coverage, other: Coverage): number => {
    const byRank = rank(one) - rank(other);
    if (byRank !== 0) return byRank;
    const key = (item: Coverage): string =>
      rank(item) === 2 ? countryName(item.includedCountries[0] ?? '') : (item.countrySet ?? '');
    return key(one).localeCompare(key(other));
  };
