import { expect, test } from 'vitest';
import type { PackageFacts } from '#domain/package.ts';
import { inventoryEditSchema } from '#web/features/inventory/components/InventoryEditModal.tsx';

const emirates: PackageFacts = {
  countrySet: null,
  includedCountries: ['AE'],
  sizeValue: 500,
  sizeUnit: 'MB',
  packageType: 'standard',
  validitySize: 2,
  validityUnit: 'weeks',
  validityUnlimited: false,
};

const parse = (name: string, priceValue: string) =>
  inventoryEditSchema(emirates).safeParse({ name, retailPrice: { priceValue, currencyCode: 'USD' } });

test.each([
  ['4', true],
  ['0.01', true],
  ['999999.99', true],
  ['999999', true],
  // It would be shown with ten characters, and the API refuses it.
  ['1000000', false],
  ['999999999', false],
  ['4.599', false],
  ['4,59', false],
  ['abc', false],
  ['', false],
])('a retail price of %j is taken: %s', (retailPrice, isTaken) => {
  expect(parse('Trip', retailPrice).success).toBe(isTaken);
});

test.each([
  ['', false],
  ['   ', false],
  ['A', true],
  ['A'.repeat(30), true],
  ['A'.repeat(31), false],
])('a name of %j is taken: %s', (name, isTaken) => {
  expect(parse(name, '4').success).toBe(isTaken);
});

test('the catalogue name that a German reader saw is taken at any length, and sent as it is stored', () => {
  expect(parse('Vereinigte Arabische Emirate 500 MB', '4').data?.name).toBe('United Arab Emirates 500 MB');
  expect(parse('Vereinigte Arabische Emirate 501 MB', '4').success).toBe(false);
});

test('the sent values are a number and a trimmed name', () => {
  expect(parse(' Trip EU ', ' 9.90 ').data).toEqual({
    name: 'Trip EU',
    retailPrice: { priceValue: 9.9, currencyCode: 'USD' },
  });
});
