import { compareNumbers } from './compare.ts';
import { sortByCoverage } from './coverage.ts';
import { sortableBytes } from './data-volume.ts';
import type { Coverage, PackageFacts, Volume } from './package.ts';
import { type Validity, validitySeconds } from './validity.ts';

const UNLIMITED = 'unlimited';

/** The region's code, or the codes of the countries where there is no region. */
export const coverageKey = ({ countrySet, includedCountries }: Coverage): string =>
  countrySet ?? includedCountries.toSorted().join('+');

const validityKey = ({ validitySize, validityUnit, validityUnlimited }: Validity): string =>
  validityUnlimited ? UNLIMITED : `${validitySize} ${validityUnit}`;

const volumeKey = ({ sizeValue, sizeUnit, packageType }: Volume): string =>
  packageType === 'unlimited' ? UNLIMITED : `${sizeValue} ${sizeUnit}`;

/** The filters, each by the key that it compares. */
const keyOf = { coverage: coverageKey, validity: validityKey, volume: volumeKey };

type FilterName = keyof typeof keyOf;

const filterNames = Object.keys(keyOf) as FilterName[];

/** The choice of each filter, a key; null is 'all'. */
export type PackageFilter = Record<FilterName, string | null>;

export const NO_FILTER: PackageFilter = { coverage: null, validity: null, volume: null };

/** What narrows the packages on offer: the three filters, and words as typed. */
export type OfferFilter = PackageFilter & { search: string };

export const NO_OFFER_FILTER: OfferFilter = { ...NO_FILTER, search: '' };

/** Whether a package passes all set filters. */
const matchesFilter =
  (filter: PackageFilter) =>
  (item: PackageFacts): boolean =>
    filterNames.every((name) => filter[name] === null || filter[name] === keyOf[name](item));

/** The packages that pass all set filters. */
export const filterPackages = <Item extends PackageFacts>(items: readonly Item[], filter: PackageFilter): Item[] =>
  items.filter(matchesFilter(filter));

export const isFiltered = (filter: PackageFilter): boolean => filterNames.some((name) => filter[name] !== null);

/** The first package of each key. */
const distinct = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => {
  const firsts = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (!firsts.has(key)) firsts.set(key, item);
  }
  return [...firsts.values()];
};

const choices = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item][] =>
  items.map((item) => [keyOf(item), item]);

const ascending =
  <Item>(size: (item: Item) => number) =>
  (one: Item, other: Item): number =>
    compareNumbers(size(one), size(other));

type PackageFilterChoices<Item extends PackageFacts> = Record<FilterName, [string, Item][]>;

/** The choices of each filter for these packages: a key, and a package for its label. */
export const filterChoices = <Item extends PackageFacts>(
  packages: readonly Item[],
  countryName: (code: string) => string,
): PackageFilterChoices<Item> => ({
  coverage: choices(sortByCoverage(distinct(packages, coverageKey), countryName), coverageKey),
  validity: choices(distinct(packages, validityKey).sort(ascending(validitySeconds)), validityKey),
  volume: choices(distinct(packages, volumeKey).sort(ascending(sortableBytes)), volumeKey),
});
