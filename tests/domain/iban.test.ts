import { expect, test } from 'vitest';
import { compact, creditorReference, isBic, isCreditorReference, isIban } from '#domain/iban.ts';
import { inGroups } from '#domain/in-groups.ts';

// Examples of the registry of IBANs.
test.each(['DE89370400440532013000', 'GB29NWBK60161331926819', 'NO9386011117947', 'MT84MALT011000012345MTLCAST001S'])(
  '%s is an IBAN',
  (text) => expect(isIban(text)).toBe(true),
);

test.each([
  ['another digit', 'DE88370400440532013000'],
  ['two digits that changed places', 'DE89370400440532010300'],
  ['blanks', 'DE89 3704 0044 0532 0130 00'],
  ['lower case', 'de89370400440532013000'],
  ['nothing', ''],
  ['too little', 'DE8937040044'],
])('an IBAN with %s is refused', (_, text) => expect(isIban(text)).toBe(false));

test.each(['DEUTDEFF', 'DEUTDEFF500'])('%s is a BIC', (text) => expect(isBic(text)).toBe(true));
test.each(['DEUTDEF', 'DEUTDEFF5', '1EUTDEFF', 'deutdeff'])('%s is refused as a BIC', (text) =>
  expect(isBic(text)).toBe(false),
);

test('a creditor reference has the check digits of the standard', () => {
  expect(creditorReference('539007547034')).toBe('RF18539007547034');
  expect(isCreditorReference('RF18539007547034')).toBe(true);
  expect(isCreditorReference('RF19539007547034')).toBe(false);
});

test('numbers are read in groups of four and passed on without blanks', () => {
  expect(inGroups('RF18539007547034')).toBe('RF18 5390 0754 7034');
  expect(inGroups('DE893704004405320130001')).toBe('DE89 3704 0044 0532 0130 001');
  expect(compact(' de89 3704\t0044 ')).toBe('DE8937040044');
});
