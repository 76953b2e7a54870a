import { expect, test } from 'vitest';
import { priceChanges } from '#domain/shown-price.ts';

const at = (retail: number, cost: number, currencyCode = 'USD') => ({
  prices: [{ sortIndex: 0, priceValue: cost, currencyCode }],
  retailPrices: [{ sortIndex: 0, priceValue: retail, currencyCode: 'USD' }],
});

const usd = (priceValue: number) => ({ priceValue, currencyCode: 'USD' });

test('prices that are the same as those that were shown are no change', () => {
  expect(priceChanges(at(2.89, 1.85), at(2.89, 1.85))).toBeUndefined();
});

test('another price for the customer or for the seller is told with both', () => {
  expect(priceChanges(at(2.89, 1.85), at(9.99, 1.85))).toMatchObject({
    collected: { before: usd(2.89), now: usd(9.99) },
  });
  expect(priceChanges(at(2.89, 1.85), at(2.89, 2))).toMatchObject({ charged: { before: usd(1.85), now: usd(2) } });
});

test('the same number in another currency is another price', () => {
  expect(priceChanges(at(2.89, 1.85), at(2.89, 1.85, 'EUR'))?.charged?.now.currencyCode).toBe('EUR');
});
