import { describe, expect, test } from 'vitest';
import type { Balance } from '#contract/storefront/model/balance.ts';
import { storedName } from '#domain/inventory-edit.ts';
import { catalogueName, packageName } from '#domain/package-name.ts';
import { packageOf } from '#domain/sold-item.ts';
import type { PackageFacts } from '#domain/package.ts';

const germany: PackageFacts = {
  countrySet: null,
  includedCountries: ['DE'],
  sizeValue: 5,
  sizeUnit: 'GB',
  packageType: 'standard',
  validitySize: 30,
  validityUnit: 'days',
  validityUnlimited: false,
};
const country = (code: string): PackageFacts => ({ ...germany, includedCountries: [code] });
const region = (countrySet: PackageFacts['countrySet']): PackageFacts => ({
  ...germany,
  countrySet,
  includedCountries: ['AT', 'DE'],
});
const world = region('WWW');
const unlimited = { ...world, sizeValue: 0, packageType: 'unlimited' } as const;
const several: PackageFacts = { ...germany, includedCountries: ['AT', 'DE'] };

test.each([
  ['a country', germany, 'Germany 5 GB', 'Deutschland 5 GB'],
  ['a country with a long name', country('AE'), 'United Arab Emirates 5 GB', 'Vereinigte Arabische Emirate 5 GB'],
  ['a region', region('EU'), 'Europe 5 GB', 'Europa 5 GB'],
  ['a region of a continent', region('LAT'), 'Latin America 5 GB', 'Lateinamerika 5 GB'],
  ['the world', world, 'World 5 GB', 'Weltweit 5 GB'],
  ['a part of a gigabyte', { ...germany, sizeValue: 1.5 }, 'Germany 1.5 GB', 'Deutschland 1,5 GB'],
  ['1,000 MB', { ...germany, sizeValue: 1000, sizeUnit: 'MB' }, 'Germany 1,000 MB', 'Deutschland 1.000 MB'],
  ['unlimited data', { ...unlimited, validitySize: 10 }, 'World unlimited 10 days', 'Weltweit unbegrenzt 10 Tage'],
  [
    'unlimited data for weeks',
    { ...unlimited, validitySize: 2, validityUnit: 'weeks' },
    'World unlimited 2 weeks',
    'Weltweit unbegrenzt 2 Wochen',
  ],
  ['no expiry', { ...world, validityUnlimited: true }, 'World 5 GB no expiry', 'Weltweit 5 GB ohne Ablauf'],
  [
    'unlimited data without expiry',
    { ...unlimited, validityUnlimited: true },
    'World unlimited no expiry',
    'Weltweit unbegrenzt ohne Ablauf',
  ],
] as [string, PackageFacts, string, string][])('a package of %s is named in both languages', (_, facts, en, de) => {
  expect(catalogueName(facts)).toBe(en);
  expect(packageName({ ...facts, name: en }, 'en')).toBe(en);
  expect(packageName({ ...facts, name: en }, 'de')).toBe(de);
});

describe('a name that stays as it is in every language', () => {
  test.each([
    ['one of the reseller', germany, 'Summer trip'],
    ['the catalogue name of another package', germany, 'Europe 5 GB'],
    ['one that differs by a letter', germany, 'germany 5 GB'],
    ['one of several countries without a region', several, 'Alps 5 GB'],
  ])('is %s', (_, facts, name) => {
    expect(packageName({ ...facts, name }, 'en')).toBe(name);
    expect(packageName({ ...facts, name }, 'de')).toBe(name);
  });
});

test('coverage without a name has no catalogue name', () => {
  expect(catalogueName(several)).toBeUndefined();
  expect(catalogueName({ ...germany, includedCountries: [] })).toBeUndefined();
});

test.each([
  ['Deutschland 5 GB', 'Germany 5 GB'],
  ['Germany 5 GB', 'Germany 5 GB'],
  ['Deutschland 5 GB extra', 'Deutschland 5 GB extra'],
  ['Europa 5 GB', 'Europa 5 GB'],
])('of the typed name %j is stored %j', (typed, stored) => {
  expect(storedName(typed, germany)).toBe(stored);
});

test('a sold package is named by the volume that was sold', () => {
  const size = { sizeValue: 5, sizeUnit: 'GB' } as const;
  const { sizeValue: _, sizeUnit: __, ...facts } = germany;
  const balance = { ...facts, name: 'Germany 5 GB', size, availableBalance: { sizeValue: 1, sizeUnit: 'MB' } };
  expect(packageName(packageOf(balance as Balance), 'de')).toBe('Deutschland 5 GB');
});
