import { describe, expect, test } from 'vitest';
import { COUNTRIES, namedCountries, validateCountry } from '#domain/countries.ts';

const english = namedCountries((code) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code, 'en');

test('lists the 249 countries of ISO 3166-1 and Kosovo, each once, in order', () => {
  expect(new Set(COUNTRIES).size).toBe(250);
  expect(COUNTRIES).toEqual(COUNTRIES.toSorted());
  expect(COUNTRIES).toContain('XK');
});

describe('a typed country', () => {
  test.each([
    ['', true, { code: null }],
    ['Germany', true, { code: 'DE' }],
    [' Germany ', true, { code: 'DE' }],
    ['germany', true, { code: null, fault: 'unknown' }],
    ['German', true, { code: null, fault: 'unknown' }],
    ['Russia', true, { code: null, fault: 'notAllowed' }],
    ['Belarus', true, { code: null, fault: 'notAllowed' }],
    ['North Korea', true, { code: null, fault: 'notAllowed' }],
    ['Russia', false, { code: 'RU' }],
  ] as const)('%j, restriction %s', (text, isRestricted, result) => {
    expect(validateCountry(text, english, isRestricted)).toEqual(result);
  });
});
