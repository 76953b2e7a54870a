import { fromMinor, toMinor } from '#domain/money.ts';
import type { PackageFacts } from '#domain/package.ts';

type ShownPackage = {
  key: 'europe' | 'world' | 'usa';
  facts: PackageFacts;
  /** In USD, as the next ones. */
  price: number;
};

const days = (validitySize: number) => ({ validitySize, validityUnit: 'days', validityUnlimited: false }) as const;
const gigabytes = (sizeValue: number) => ({ sizeValue, sizeUnit: 'GB', packageType: 'standard' }) as const;

/** Three packages that show the range: a region, the world, a country. */
export const shownPackages: readonly ShownPackage[] = [
  { key: 'europe', facts: { countrySet: 'EU', includedCountries: [], ...gigabytes(5), ...days(30) }, price: 14.9 },
  {
    key: 'world',
    facts: { ...days(10), countrySet: 'WWW', includedCountries: [], ...gigabytes(0), packageType: 'unlimited' },
    price: 44.9,
  },
  {
    key: 'usa',
    facts: { countrySet: null, includedCountries: ['US'], ...gigabytes(1), ...days(7) },
    price: 5.5,
  },
];

const retailPrice = 14.9;
const purchasePrice = 7.86;

/** The margin of the first of them. */
export const shownSale = {
  retailPrice,
  purchasePrice,
  margin: fromMinor(toMinor(retailPrice) - toMinor(purchasePrice)),
};

/** The traveller's remaining data. */
export const shownBalance = { left: 3.2, size: 5, days: 21 };
