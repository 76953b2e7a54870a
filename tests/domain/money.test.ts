import { describe, expect, test } from 'vitest';
import { amountFault, FIAT_PATTERN, fromMinor, share, toMinor, toMoney, toRate } from '#domain/money.ts';
import { readAmount, showAmount } from '#domain/typed-amount.ts';

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
  ['1,000', 'ambiguous'],
  ['0,500', 'notANumber'],
  ['4.', 'notANumber'],
  ['.5', 'notANumber'],
  ['1.000,50', 'notANumber'],
  ['1e3', 'notANumber'],
])('the amount "%s" has the fault %s', (text, fault) => {
  expect(amountFault(text)).toBe(fault);
});

describe('an amount is read', () => {
  test.each([
    ['9,99', '9.99'],
    ['9.99', '9.99'],
    ['9,', '9'],
    ['9.9', '9.9'],
    ['12', '12'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234,', '1234'],
    ['1.234.567,89', '1234567.89'],
    ['1,234,567.8', '1234567.8'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['1 234,56', '1234.56'],
    ['1\u00A0234,56', '1234.56'],
    ['1\u202F234\u202F567', '1234567'],
    ["1'234.56", '1234.56'],
    ['1’234.56', '1234.56'],
    ['9,99 USD', '9.99'],
    ['9.99\u00A0USD', '9.99'],
    ['usd 9,99', '9.99'],
    ['$9.99', '9.99'],
    ['$ 1,234.56', '1234.56'],
    ['1.234,56 $', '1234.56'],
    ['9,99 US$', '9.99'],
    ['US$9.99', '9.99'],
    ['us$ 9.99', '9.99'],
    [' 9,99 ', '9.99'],
    ['９,９９', '9.99'],
    ['９，９９', '9.99'],
    ['１，２３４．５６', '1234.56'],
    ['٩٫٩٩', '9.99'],
    ['١٬٢٣٤٫٥٦', '1234.56'],
    ['९.९९', '9.99'],
    ['1000,5', '1000.5'],
    ['4,5999', '4.5999'],
    ['0,500', '0.500'],
    // Another currency, and what is no amount.
    ['9,99 EUR', '9,99 EUR'],
    ['€9.99', '€9.99'],
    ['A$9.99', 'A$9.99'],
    ['1.23,45', '1.23,45'],
    ['12.34.56', '12.34.56'],
    ['1,234,56', '1,234,56'],
    ['1 23,45', '1 23,45'],
    ['-9,99', '-9,99'],
    ['abc', 'abc'],
    ['', ''],
  ])('"%s" as "%s", in English and in German', (typed, text) => {
    for (const sign of ['.', ',']) expect(readAmount(typed, sign, 'USD')).toBe(text);
  });

  test.each([
    ['1.000', ','],
    ['1,000', '.'],
    ['999.999', ','],
    ['1,000 USD', '.'],
  ])('but "%s" with the decimal sign %s is asked about, not guessed', (typed, sign) => {
    expect(amountFault(readAmount(typed, sign, 'USD'))).toBe('ambiguous');
  });

  test.each([
    ['4.599', '.'],
    ['4,599', ','],
  ])('and "%s" with the own decimal sign %s has too many decimals', (typed, sign) => {
    expect(amountFault(readAmount(typed, sign, 'USD'))).toBe('tooManyDecimals');
  });
});

test.each([
  ['.99', '0.99'],
  [',99', '0.99'],
  ['$.99', '0.99'],
  ['9.', '9'],
  ['9,', '9'],
  ['12,–', '12'],
  ['12,-', '12'],
  ['12.-- USD', '12'],
  ['1.234,-', '1234'],
])('VAL-126: "%s" is the amount %s', (typed, amount) => {
  expect(readAmount(typed, '.', 'USD')).toBe(amount);
});

test.each([
  ['9,99 €', 'otherCurrency'],
  ['EUR 9.99', 'otherCurrency'],
  ['9.99 chf', 'otherCurrency'],
  ['9.99 abc', 'notANumber'],
  ['abc', 'notANumber'],
  ['-1', 'notANumber'],
  ['-', 'notANumber'],
  ['.', 'notANumber'],
])('VAL-126: "%s" in a field of US dollars: %s', (typed, fault) => {
  expect(amountFault(readAmount(typed, '.', 'USD'))).toBe(fault);
});

test.each([
  ['9.99', ',', '9,99'],
  ['9.99', '.', '9.99'],
  ['1.000,50', ',', '1.000,50'],
  ['12', ',', '12'],
  ['1,000', ',', '1.000'],
  ['1,000', '.', '1,000'],
])('"%s" is shown with the decimal sign %s as "%s"', (text, sign, shown) => {
  expect(showAmount(text, sign)).toBe(shown);
});
