import { describe, expect, test } from 'vitest';
import {
  amountFault,
  FIAT_PATTERN,
  fromMinor,
  readAmount,
  share,
  showAmount,
  toMinor,
  toMoney,
  toRate,
} from '#domain/money.ts';

describe('amounts of money', () => {
  test.each([
    [0, 0],
    [0.01, 1],
    [4.59, 459],
    [1.1, 110],
    [19.99, 1999],
    [1.005e3, 100_500],
    [9_999_999.99, 999_999_999],
  ])('%d is %d minor units and back', (value, minor) => {
    expect(toMinor(value)).toBe(minor);
    expect(fromMinor(minor)).toBe(value);
  });

  test.each([0.001, 4.599, 1e-7, Number.NaN, Infinity, 1e20])('refuse %d, which has no whole minor units', (value) => {
    expect(() => toMinor(value)).toThrow(RangeError);
  });

  test('carry their currency on the wire', () => {
    expect(toMoney(920, 'USD')).toEqual({ priceValue: 9.2, currencyCode: 'USD' });
  });

  test.each([
    [1_000, 1_900, 190],
    [25, 1_900, 5],
    [50, 100, 1],
    [49, 100, 0],
    [0, 5_000, 0],
  ])('give of %d minor units at %d basis points %d, rounded half up', (amount, basisPoints, expected) => {
    expect(share(amount, basisPoints)).toBe(expected);
  });

  test('name a rate as a fraction', () => {
    expect(toRate(1_250)).toBe(0.125);
  });

  test.each(['4', '4.5', '4.59', '0', '007'])('may be typed as %s', (text) => expect(text).toMatch(FIAT_PATTERN));

  test.each(['', '4.', '.5', '4,59', '-1', '+1', '4.599', '1e3', ' 4'])('may not be typed as "%s"', (text) =>
    expect(text).not.toMatch(FIAT_PATTERN),
  );
});

test.each([
  ['4', undefined],
  ['4.5', undefined],
  ['4.59', undefined],
  ['0.01', undefined],
  ['', 'required'],
  ['4.599', 'tooManyDecimals'],
  ['abc', 'notANumber'],
  ['-1', 'notANumber'],
  ['4,59', 'notANumber'],
  ['4.', 'notANumber'],
  ['.5', 'notANumber'],
  ['1.000,50', 'notANumber'],
  ['1e3', 'notANumber'],
])('the amount "%s" has the fault %s', (text, fault) => {
  expect(amountFault(text)).toBe(fault);
});

describe('an amount is read', () => {
  test.each([
    ['9,99', ',', '9.99'],
    ['9.99', ',', '9.99'],
    ['9,', ',', '9.'],
    ['9.99', '.', '9.99'],
    // No decimal sign in English.
    ['9,99', '.', '9,99'],
    ['1.000,50', ',', '1.000,50'],
    ['1,000.50', '.', '1,000.50'],
    ['12', ',', '12'],
    ['abc', ',', 'abc'],
  ])('"%s" with the decimal sign %s as "%s"', (typed, sign, text) => {
    expect(readAmount(typed, sign)).toBe(text);
  });

  test('and a German thousand is refused, not taken for one', () => {
    expect(amountFault(readAmount('1.000', ','))).toBe('tooManyDecimals');
  });
});

test.each([
  ['9.99', ',', '9,99'],
  ['9.99', '.', '9.99'],
  ['1.000,50', ',', '1.000,50'],
  ['12', ',', '12'],
])('"%s" is shown with the decimal sign %s as "%s"', (text, sign, shown) => {
  expect(showAmount(text, sign)).toBe(shown);
});
