import { expect, test } from 'vitest';
import { searchIn } from '#domain/package-search.ts';
import { readTillSearch } from '#domain/till-search.ts';

test.each([
  ['  ', { kind: 'nothing' }],
  ['Europe', { kind: 'words', words: ['europe'] }],
  ['1 gb Österreich', { kind: 'words', words: ['1', 'gb', 'osterreich'] }],
  ['500', { kind: 'words', words: ['500'] }],
  ['89490200001234567890', { kind: 'iccid', iccid: '89490200001234567890', isWhole: true }],
  ['8949 0200-0012 3456 7890', { kind: 'iccid', iccid: '89490200001234567890', isWhole: true }],
  ['8949020000', { kind: 'iccid', iccid: '8949020000', isWhole: false }],
  [' tom@example.com ', { kind: 'email', email: 'tom@example.com', isWhole: true }],
  ['tom@', { kind: 'email', email: 'tom@', isWhole: false }],
])('"%s" is understood', (text, search) => {
  expect(readTillSearch(text)).toEqual(search);
});

const facts = {
  countrySet: null,
  sizeUnit: 'GB',
  packageType: 'standard',
  validitySize: 7,
  validityUnit: 'days',
  validityUnlimited: false,
} as const;
const germany = { ...facts, name: 'Germany 1 GB', includedCountries: ['DE'], sizeValue: 1 };
const europe = { ...facts, name: 'Europe 5 GB', includedCountries: ['DE', 'IT'], sizeValue: 5 };
const nameOf = ({ name }: { name: string }): string => name;

test('packages are found by parts of their names, and by countries where they work', () => {
  const found = (...words: string[]) => searchIn([germany, europe], nameOf)(words);
  expect(found('euro')).toEqual([europe]);
  expect(found('ital')).toEqual([europe]);
  expect(found('deutsch')).toEqual([germany, europe]);
  expect(found('deutsch', '5')).toEqual([europe]);
  expect(found('ien')).toEqual([]);
});
