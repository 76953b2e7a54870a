import type { Coverage } from './package.ts';

/** Region products, in the order of the product list (CON-026). */
const REGION_PRODUCTS: ReadonlySet<string> = new Set(['WWL', 'WWM', 'WWW']);

const rank = ({ countrySet, includedCountries }: Coverage): number => {
  if (countrySet !== null && REGION_PRODUCTS.has(countrySet)) return 0;
  return countrySet !== null || includedCountries.length > 1 ? 1 : 2;
};

/** The text that an order by coverage compares: a single country's name, a set's code. */
const coverageName = (item: Coverage, countryName: (code: string) => string): string =>
  rank(item) === 2 ? countryName(item.includedCountries[0] ?? '') : (item.countrySet ?? '');

/** Regions first, then multi-country sets by code, then single countries by name (CON-028). */
export const sortByCoverage = <Item extends Coverage>(
  items: readonly Item[],
  countryName: (code: string) => string,
): Item[] => {
  // Thousands of packages share about a hundred coverages, so only these are compared.
  const groups = new Map<string, { rank: number; name: string; members: Item[] }>();
  for (const item of items) {
    const key = `${rank(item)} ${coverageName(item, (code) => code)}`;
    const group = groups.get(key) ?? { rank: rank(item), name: coverageName(item, countryName), members: [] };
    group.members.push(item);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((one, other) => one.rank - other.rank || one.name.localeCompare(other.name))
    .flatMap(({ members }) => members);
};
