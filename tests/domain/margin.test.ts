import { describe, expect, test } from 'vitest';
import { itemMargin, marginAt, marginOf } from '#domain/margin.ts';

const usd = (priceValue: number, sortIndex = 0) => ({ priceValue, sortIndex, currencyCode: 'USD' });

describe('the margin of a sale', () => {
  test.each([
    ['the price less the cost, and its share of the price', 5.5, 9.99, 4.49, 45],
    ['rounds half a percent up', 0.93, 1.2, 0.27, 23],
    ['keeps cents exact', 0.1, 0.3, 0.2, 67],
    ['is 0 at cost', 5, 5, 0, 0],
    ['is below 0 under cost', 9.2, 9.19, -0.01, 0],
    ['is more than all of the price under half the cost', 9.2, 4, -5.2, -130],
  ])('%s', (_, cost, price, amount, percent) => {
    expect(marginOf(cost, price)).toEqual({ amount, percent });
  });

  test('has no share of a price of 0', () => {
    expect(marginOf(5, 0)).toEqual({ amount: -5, percent: undefined });
  });

  test('counts with the prices that are shown', () => {
    expect(itemMargin({ prices: [usd(7, 1), usd(5)], retailPrices: [usd(10)] })).toEqual({ amount: 5, percent: 50 });
    expect(itemMargin({ prices: [], retailPrices: [usd(10)] })).toBeUndefined();
    expect(itemMargin({ prices: [usd(5)], retailPrices: [{ ...usd(10), currencyCode: 'EUR' }] })).toBeUndefined();
  });

  test.each(['', 'abc', '4.599'])('is unknown while %j is typed', (typed) => {
    expect(marginAt(typed, { prices: [usd(5)] })).toBeUndefined();
  });

  test('is unknown where the cost is in euros, and the price in dollars', () => {
    expect(marginAt('10', { prices: [{ ...usd(5), currencyCode: 'EUR' }] })).toBeUndefined();
  });

  test('follows the typed price', () => {
    expect(marginAt('4.5', { prices: [usd(5)] })).toEqual({ amount: -0.5, percent: -11 });
    expect(marginAt(' 10.00 ', { prices: [usd(5)] })).toEqual({ amount: 5, percent: 50 });
  });
});
