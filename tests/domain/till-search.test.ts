import { expect, test } from 'vitest';
import { searchIn } from '#domain/package-search.ts';
import { bestMatch, customerText, readTillSearch, tillCustomers } from '#domain/till-search.ts';

test.each([
  ['  ', { kind: 'nothing' }],
  ['Europe', { kind: 'words', words: ['europe'] }],
  ['1 gb Österreich', { kind: 'words', words: ['1', 'gb', 'osterreich'] }],
  ['500', { kind: 'words', words: ['500'] }],
  ['89490200001234567890', { kind: 'iccid', iccid: '89490200001234567890', isWhole: true }],
  ['8949 0200-0012 3456 7890', { kind: 'iccid', iccid: '89490200001234567890', isWhole: true }],
  ['ICCID: 8949 0200 0012 3456 7890', { kind: 'iccid', iccid: '89490200001234567890', isWhole: true }],
  ['iccid 8949020000', { kind: 'iccid', iccid: '8949020000', isWhole: false }],
  ['ICCID', { kind: 'words', words: ['iccid'] }],
  ['8949020000', { kind: 'iccid', iccid: '8949020000', isWhole: false }],
  [' tom@example.com ', { kind: 'email', email: 'tom@example.com', isWhole: true }],
  ['to\u200Bm@exam\u202Cple.com', { kind: 'email', email: 'tom@example.com', isWhole: true }],
  ['ana＠example。com', { kind: 'email', email: 'ana@example.com', isWhole: true }],
  ['tom＠', { kind: 'email', email: 'tom@', isWhole: false }],
  ['eu\u200Brope', { kind: 'words', words: ['europe'] }],
  ['tom@', { kind: 'email', email: 'tom@', isWhole: false }],
])('"%s" is read', (text, search) => {
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

test.each([
  ['to', undefined],
  [' tom ', 'tom'],
  ['to\u200Bm', 'tom'],
  ['8949 020', '8949 020'],
  ['a'.repeat(255), undefined],
])('customers are searched for by three letters or more: "%s"', (typed, text) => {
  expect(customerText(typed)).toBe(text);
});

test('each found customer is proposed once, and sells to the only eSIM that was found', () => {
  const customers = [
    { uid: 'ann', email: 'ann@example.com', iccid: '8949000000000000018', lastSaleName: 'Europe 5 GB' },
  ];
  const esims = [
    { iccid: '8949000000000000026', customerUid: 'ann', customerEmail: 'ann@example.com' },
    { iccid: '8949000000000000034', customerUid: 'guest' },
    { iccid: '8949000000000000042', customerUid: 'tom', customerEmail: 'tom@example.com' },
    { iccid: '8949000000000000059', customerUid: 'tom', customerEmail: 'tom@example.com' },
  ];
  expect(tillCustomers({ customers, esims, sales: [] })).toEqual([
    {
      email: 'ann@example.com',
      iccid: '8949000000000000018',
      lastSaleName: 'Europe 5 GB',
      buyer: { type: 'existing', customerUid: 'ann' },
    },
    {
      iccid: '8949000000000000034',
      buyer: { type: 'existing', customerUid: 'guest', iccid: '8949000000000000034' },
    },
    { email: 'tom@example.com', iccid: '8949000000000000042', buyer: { type: 'existing', customerUid: 'tom' } },
  ]);
});

test('POS-121: the number of a sale proposes its customer, who buys again, or the sale to a guest', () => {
  const sale = { id: 1166, name: 'Europe 5 GB', salesDate: '2026-03-14T09:30:00.000Z' };
  const [ofTom, ofGuest] = [
    { ...sale, uid: 'sale', customerUid: 'tom', customerEmail: 'tom@example.com' },
    { ...sale, uid: 'guest-sale' },
  ];
  const [tom, ann] = [
    { uid: 'tom', email: 'tom@example.com', lastSaleName: 'World unlimited 10 days' },
    { uid: 'ann', email: 'ann1166@example.com' },
  ];
  const again = (customerUid: string) => ({ type: 'existing', customerUid });
  const proposed = { email: tom.email, lastSaleName: sale.name, sale: { uid: 'sale', id: 1166 }, buyer: again('tom') };
  expect(tillCustomers({ customers: [], esims: [], sales: [ofTom] })).toEqual([proposed]);
  expect(tillCustomers({ customers: [ann, tom], esims: [], sales: [ofTom] })).toEqual([
    proposed,
    { email: ann.email, buyer: again('ann') },
  ]);
  expect(tillCustomers({ customers: [], esims: [], sales: [ofGuest] })).toEqual([
    { lastSaleName: sale.name, sale: { uid: 'guest-sale', id: 1166 } },
  ]);
});

const found = (...items: string[]) => ({ found: items, similar: [] });
const similar = { found: [], similar: ['europe', 'germany'] };
const [ann, tom] = [{ email: 'ann@example.com' }, { email: 'tom@example.com' }];
const near = { ...tom, isSimilar: true };

test.each([
  ['the only package', found('europe'), undefined, { item: 'europe' }],
  ['the only package before a customer', found('europe'), [tom], { item: 'europe' }],
  ['the best of several packages', found('europe', 'germany'), [tom], { item: 'europe' }],
  ['the only customer where no package was found', found(), [tom], { customer: tom }],
  ['the only customer before a similar name', similar, [tom], { customer: tom }],
  ['a similar name where nothing else was found', similar, [], { item: 'europe' }],
  ['nothing of several customers', found(), [ann, tom], undefined],
  ['no customer who is called almost so', found(), [near], undefined],
  ['none of several similar names', similar, [near], undefined],
  ['nothing before the packages are there', undefined, [tom], undefined],
  ['nothing before the customers are there', found(), undefined, undefined],
  ['nothing called almost so before the customers are there', similar, undefined, undefined],
])('Enter takes %s (POS-101)', (_, packages, customers, match) => {
  expect(bestMatch(packages, customers)).toEqual(match);
});
