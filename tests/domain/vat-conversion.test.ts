import { describe, expect, test } from 'vitest';
import { EU_COUNTRIES } from '#domain/vat.ts';
import { convertVat, lastRateDay, namedRates, type VatConversion, vatCurrencyOf } from '#domain/vat-conversion.ts';

describe('VAL-117: the currency in which a seller accounts for VAT', () => {
  test.each([
    ['DE', 'EUR'],
    ['HR', 'EUR'],
    ['BG', 'EUR'],
    ['CZ', 'CZK'],
    ['DK', 'DKK'],
    ['HU', 'HUF'],
    ['PL', 'PLN'],
    ['RO', 'RON'],
    ['SE', 'SEK'],
    ['US', undefined],
    ['GB', undefined],
  ])('of %s is %s', (country, currency) => {
    expect(vatCurrencyOf(country)).toBe(currency);
  });

  test('is the euro in 21 of the 27 member states', () => {
    expect(EU_COUNTRIES.filter((country) => vatCurrencyOf(country) === 'EUR')).toHaveLength(21);
    expect(EU_COUNTRIES).toHaveLength(27);
  });
});

const conversion = (currency: string, rates: Record<string, string>): VatConversion => ({
  currency,
  asOf: '2026-11-27',
  source: 'ECB',
  rates,
});

describe('VAL-117: the VAT in that currency', () => {
  test.each([
    ['at the rate of one euro', 190, 'USD', conversion('EUR', { USD: '1.0850' }), 175],
    ['nothing', 0, 'USD', conversion('EUR', { USD: '1.0850' }), 0],
    ['half a cent upwards', 1, 'USD', conversion('EUR', { USD: '2' }), 1],
    ['less than half a cent downwards', 1, 'USD', conversion('EUR', { USD: '2.0001' }), 0],
    ['across the euro', 475, 'USD', conversion('CZK', { USD: '1.0850', CZK: '24.315' }), 10_645],
    ['out of the euro', 475, 'EUR', conversion('CZK', { CZK: '24.315' }), 11_550],
    [
      'of amounts that no float holds',
      999_999_999,
      'USD',
      conversion('HUF', { USD: '1.0001', HUF: '400.03' }),
      399_990_000_600,
    ],
  ])('%s', (_, vat, currency, rates, converted) => {
    expect(convertVat(vat, currency, rates)).toBe(converted);
  });

  test('needs the rates of both currencies', () => {
    expect(() => convertVat(100, 'USD', conversion('CZK', { CZK: '24.315' }))).toThrow('There is no rate of USD');
  });

  test('names the rates that it took, as they were published', () => {
    expect(namedRates('USD', conversion('EUR', { USD: '1.0850' }))).toEqual([['1.0850', 'USD']]);
    expect(namedRates('EUR', conversion('CZK', { CZK: '24.315' }))).toEqual([['24.315', 'CZK']]);
    expect(namedRates('USD', conversion('CZK', { CZK: '24.315', USD: '1.0850' }))).toEqual([
      ['1.0850', 'USD'],
      ['24.315', 'CZK'],
    ]);
  });
});

test.each([
  ['2026-11-30T13:59:00Z', '2026-11-27'],
  ['2026-11-30T14:00:00Z', '2026-11-30'],
  ['2026-11-28T20:00:00Z', '2026-11-27'],
  ['2026-11-29T20:00:00Z', '2026-11-27'],
  ['2026-12-01T00:00:00Z', '2026-11-30'],
])('VAL-118: at %s the last rates are those of %s', (now, day) => {
  expect(lastRateDay(new Date(now))).toBe(day);
});
