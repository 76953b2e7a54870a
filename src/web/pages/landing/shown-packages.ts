import type { PackageFacts } from '#domain/package.ts';

interface ShownPackage {
  key: 'europe' | 'world' | 'usa';
  facts: PackageFacts;
  price: number;
}

const days = (validitySize: number) => ({ validitySize, validityUnit: 'days', validityUnlimited: false }) as const;

/** Three goods that show the range: a region, the world, a country. */
export const shownPackages: readonly ShownPackage[] = [
  {
    key: 'europe',
    facts: {
      countrySet: 'EU',
      includedCountries: [],
      sizeValue: 5,
      sizeUnit: 'GB',
      packageType: 'standard',
      ...days(30),
    },
    price: 14.9,
  },
  {
    key: 'world',
    facts: {
      countrySet: 'WWW',
      includedCountries: [],
      sizeValue: 0,
      sizeUnit: 'GB',
      packageType: 'unlimited',
      ...days(10),
    },
    price: 44.9,
  },
  {
    key: 'usa',
    facts: {
      countrySet: null,
      includedCountries: ['US'],
      sizeValue: 1,
      sizeUnit: 'GB',
      packageType: 'standard',
      ...days(7),
    },
    price: 5.5,
  },
];
