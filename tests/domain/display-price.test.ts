import { describe, expect, test } from 'vitest';
import { displayPrice, isRateOf } from '#domain/display-price.ts';
import { formatMoney } from '#web/i18n/format.ts';

const usd = (priceValue: number) => ({ priceValue, currencyCode: 'USD' });
const rateOf = (currency: string, rate: number) => ({ currency, rate, asOf: '2026-11-20' });

describe('a price in a second currency', () => {
  test.each([
    [23.9, 'EUR', 1.0842, '22.04 EUR'],
    [23.9, 'EUR', 1, '23.90 EUR'],
    // 0.125 EUR: half a cent is rounded up.
    [0.25, 'EUR', 2, '0.13 EUR'],
    [23.9, 'JPY', 0.006_451, '3,705 JPY'],
    [10, 'KWD', 3.25, '3.077 KWD'],
    [1_000_000, 'KRW', 0.000_75, '1,333,333,333 KRW'],
  ])('is %f USD, and about %s at %f: %s', (price, currency, rate, shown) => {
    const about = displayPrice(usd(price), rateOf(currency, rate));
    expect(formatMoney(about?.priceValue ?? -1, about?.currencyCode ?? '', 'en-GB').replaceAll(/\s/g, ' ')).toBe(shown);
  });

  test('is that of a price in US dollars alone', () => {
    expect(displayPrice({ priceValue: 5, currencyCode: 'EUR' }, rateOf('GBP', 1.3))).toBeUndefined();
  });

  test('is none for nothing', () => {
    expect(displayPrice(usd(0), rateOf('EUR', 1.0842))).toBeUndefined();
  });

  test.each([
    ['2026-11-19T23:59:59Z', false],
    ['2026-11-20T00:00:00Z', true],
    ['2026-11-20T01:00:00+02:00', false],
    ['2027-01-02T08:00:00Z', true],
  ])('at the rate of 20 November is said of a sale of %s: %s', (soldAt, isSaid) => {
    expect(isRateOf(rateOf('EUR', 1.0842), soldAt)).toBe(isSaid);
  });
});
