import { describe, expect, test } from 'vitest';
import { coverageKey, filterChoices, filterPackages, isFiltered, NO_FILTER } from '#domain/package-filter.ts';
import { firstPrice, type PackageFacts, tileColor } from '#domain/package.ts';

const germany: PackageFacts = {
  countrySet: null,
  includedCountries: ['DE'],
  sizeValue: 500,
  sizeUnit: 'MB',
  packageType: 'standard',
  validitySize: 2,
  validityUnit: 'weeks',
  validityUnlimited: false,
};
const europe: PackageFacts = {
  ...germany,
  countrySet: 'EU',
  includedCountries: ['DE', 'AT'],
  sizeValue: 1,
  sizeUnit: 'GB',
};
const world: PackageFacts = { ...europe, countrySet: 'WWW', packageType: 'unlimited', validityUnlimited: true };
const austria: PackageFacts = { ...germany, includedCountries: ['AT'], validitySize: 7, validityUnit: 'days' };
const all = [germany, world, europe, austria];

const names: Record<string, string> = { DE: 'Germany', AT: 'Austria' };
const countryName = (code: string): string => names[code] ?? code;

describe('the filters of a package list', () => {
  test('let everything pass while nothing is chosen', () => {
    expect(filterPackages(all, NO_FILTER)).toEqual(all);
    expect(isFiltered(NO_FILTER)).toBe(false);
  });

  test.each([
    ['coverage', { coverage: 'EU' }, [europe]],
    ['coverage of one country', { coverage: 'DE' }, [germany]],
    ['validity', { validity: '2 weeks' }, [germany, europe]],
    ['unlimited validity', { validity: 'unlimited' }, [world]],
    ['volume', { volume: '500 MB' }, [germany, austria]],
    ['two of them, which intersect', { volume: '500 MB', validity: '7 days' }, [austria]],
    ['a pair that nothing fits', { coverage: 'EU', volume: '500 MB' }, []],
  ])('narrow by %s', (_, chosen, expected) => {
    const filter = { ...NO_FILTER, ...chosen };
    expect(isFiltered(filter)).toBe(true);
    expect(filterPackages(all, filter)).toEqual(expected);
  });

  test('offer each choice once: regions first, countries by name, sizes and times upwards, unlimited last', () => {
    const { coverage, validity, volume } = filterChoices(all, countryName);
    expect(coverage.map(([key]) => key)).toEqual(['WWW', 'EU', 'AT', 'DE']);
    expect(validity.map(([key]) => key)).toEqual(['7 days', '2 weeks', 'unlimited']);
    expect(volume.map(([key]) => key)).toEqual(['500 MB', '1 GB', 'unlimited']);
  });

  test('know several countries without a region by all of them', () => {
    expect(coverageKey({ countrySet: null, includedCountries: ['DE', 'AT'] })).toBe('AT+DE');
  });
});

describe('a package', () => {
  test('shows the price with the lowest sortIndex', () => {
    const price = (sortIndex: number, priceValue: number) => ({ sortIndex, priceValue, currencyCode: 'USD' });
    expect(firstPrice([price(1, 9), price(0, 4.5)])).toMatchObject({ priceValue: 4.5 });
    expect(firstPrice([])).toBeUndefined();
  });

  test('takes the colour of its place: green, blue, red, black, gray, and green again', () => {
    expect([0, 1, 2, 3, 4, 5].map(tileColor)).toEqual(['green', 'blue', 'red', 'black', 'gray', 'green']);
  });
});
