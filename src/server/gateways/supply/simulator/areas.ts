// Where the simulator has packages, and what a gigabyte costs there.
import type { CountrySet } from '#contract/storefront/model/countrySet.ts';
import { RESTRICTED_COUNTRIES } from '#domain/limits.ts';
import { countriesOf, REGION_KEYS, type RegionKey } from '#domain/regions.ts';

export type Area = {
  code: string;
  countrySet: CountrySet | null;
  countries: readonly string[];
  centsPerGigabyte: number;
  /** Whether the catalogue began with it: tests and documents name the prices of these. */
  isFirst: boolean;
};

const codesOf = (text: string): string[] => text.split(' ');

const EUROPE = codesOf(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
);
const ELSEWHERE = codesOf(
  'AE AR AU BR CA CL CN CO CR DO EG HK ID IL IN JP KE KR LK MA MX MY NZ PE PH PK SA SG TH TN TR TW UA US UY VN ZA',
);
const FIRST = [...EUROPE, ...ELSEWHERE];

const EUROPE_CENTS = 185;
const ELSEWHERE_CENTS = 310;
const WORLD_CENTS = 420;

/** What a gigabyte costs in the other countries of a region. Without a price, nothing is for sale there. */
const CENTS: Record<RegionKey, number | undefined> = {
  'Central Asia': 320,
  'Southern Asia': 310,
  'Southeast Asia': 295,
  'East Asia': 300,
  'Western Asia': 315,
  'Northern Africa': 325,
  'Western Africa': 370,
  'Central Africa': 390,
  'Eastern Africa': 360,
  'Southern Africa': 340,
  'Central America': 330,
  'Northern America': 320,
  Caribbean: 380,
  'South America': 325,
  Antartica: undefined,
  'Eastern Europe': 210,
  'Northern Europe': 205,
  'Southern Europe': 205,
  'Western Europe': 195,
  Australia: 340,
  Melanesia: 375,
  Micronesia: 375,
  Polynesia: 375,
  Other: undefined,
};

/** Countries without a network of their own. */
const WITHOUT_NETWORK = codesOf('CC CX EH NF NU PN SJ TK WF');

const isCovered = (code: string): boolean => !WITHOUT_NETWORK.includes(code) && !RESTRICTED_COUNTRIES.includes(code);

const coveredIn = (...regions: RegionKey[]): string[] => regions.flatMap(countriesOf).filter(isCovered).toSorted();

const AFRICA = ['Northern Africa', 'Western Africa', 'Central Africa', 'Eastern Africa', 'Southern Africa'] as const;

const setOf = (
  countrySet: CountrySet,
  countries: readonly string[],
  centsPerGigabyte: number,
  isFirst = false,
): Area => ({
  code: countrySet,
  countrySet,
  countries,
  centsPerGigabyte,
  isFirst,
});

const countryOf = (code: string, centsPerGigabyte: number, isFirst = false): Area => ({
  code,
  countrySet: null,
  countries: [code],
  centsPerGigabyte,
  isFirst,
});

export const areas: readonly Area[] = [
  setOf('WWW', FIRST.toSorted(), WORLD_CENTS, true),
  setOf('EU', EUROPE, EUROPE_CENTS, true),
  setOf('AFR', coveredIn(...AFRICA), 400),
  setOf('ASA', coveredIn('Central Asia', 'Southern Asia', 'Southeast Asia', 'East Asia'), 330),
  setOf('CAT', coveredIn('Caribbean'), 390),
  setOf('LAT', coveredIn('Central America', 'South America'), 345),
  setOf('MEA', coveredIn('Western Asia', ...AFRICA), 405),
  setOf('NOA', coveredIn('Northern America'), 330),
  setOf('OCE', coveredIn('Australia', 'Melanesia', 'Micronesia', 'Polynesia'), 385),
  ...EUROPE.map((code) => countryOf(code, EUROPE_CENTS, true)),
  ...ELSEWHERE.map((code) => countryOf(code, ELSEWHERE_CENTS, true)),
  ...REGION_KEYS.flatMap((region) => {
    const cents = CENTS[region];
    const countries = coveredIn(region).filter((code) => !FIRST.includes(code));
    return cents === undefined ? [] : countries.map((code) => countryOf(code, cents));
  }),
];
