import { expect, test } from 'vitest';
import { COUNTRIES } from '#domain/countries.ts';
import { countriesOf, describeRegions, REGION_KEYS } from '#domain/regions.ts';

test('there are 23 named regions and the other countries', () => {
  expect(REGION_KEYS).toHaveLength(24);
  expect(REGION_KEYS.filter((key) => key.endsWith('Asia'))).toHaveLength(5);
  expect(REGION_KEYS.filter((key) => key.endsWith('Africa'))).toHaveLength(5);
  expect(REGION_KEYS.filter((key) => key.endsWith('Europe'))).toHaveLength(4);
  expect(REGION_KEYS.slice(-5)).toEqual(['Australia', 'Melanesia', 'Micronesia', 'Polynesia', 'Other']);
});

test('every country is in exactly one region', () => {
  expect(REGION_KEYS.flatMap(countriesOf).toSorted()).toEqual([...COUNTRIES].toSorted());
});

test('a region has its countries by name, each with its flag', () => {
  const names = new Intl.DisplayNames('de', { type: 'region' });
  const regions = describeRegions(
    (code) => names.of(code) ?? code,
    (code) => `/flags/${code}.svg`,
    'de',
  );
  expect(regions.every(({ countries }) => countries.length > 0)).toBe(true);
  expect(regions.find(({ key }) => key === 'Southern Africa')?.countries).toEqual([
    { code: 'BW', name: 'Botsuana', imageUrl: '/flags/BW.svg' },
    { code: 'SZ', name: 'Eswatini', imageUrl: '/flags/SZ.svg' },
    { code: 'LS', name: 'Lesotho', imageUrl: '/flags/LS.svg' },
    { code: 'NA', name: 'Namibia', imageUrl: '/flags/NA.svg' },
    { code: 'ZA', name: 'Südafrika', imageUrl: '/flags/ZA.svg' },
  ]);
});
