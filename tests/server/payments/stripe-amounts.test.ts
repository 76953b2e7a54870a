import { expect, test } from 'vitest';
import { fromStripeAmount, toStripeAmount } from '#server/gateways/payment/stripe/amounts.ts';

test.each([
  ['USD', 2_975, 2_975],
  ['JPY', 120_000, 1_200],
  ['KRW', 500_000, 5_000],
  ['KWD', 2_975, 29_750],
  ['ISK', 100_000, 100_000],
])('%s: %d hundredths are %d of its units at Stripe, and back', (currency, minor, units) => {
  expect(toStripeAmount(minor, currency)).toBe(units);
  expect(fromStripeAmount(units, currency)).toBe(minor);
});

test('an amount with decimals is refused in a currency that has none', () => {
  expect(() => toStripeAmount(2_975, 'JPY')).toThrow('JPY has no decimals');
});
