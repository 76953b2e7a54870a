import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bulkRate, priceCart } from '#domain/cart-price.ts';

const tiers = [
  { minAmount: 50, rateBps: 500 },
  { minAmount: 10, rateBps: 300 },
  { minAmount: 100, rateBps: 800 },
];

test.each([
  [0, 0],
  [9, 0],
  [10, 300],
  [49, 300],
  [50, 500],
  [99, 500],
  [100, 800],
  [1_000_000, 800],
])('%i units reach a rate of %i basis points', (units, rate) => {
  expect(bulkRate(units, tiers)).toBe(rate);
});

describe('the price of a cart', () => {
  test.each([
    {
      what: 'one unit, no discount',
      lines: [{ amount: 1, unitPrice: 920 }],
      vatBps: 1_900,
      expected: { lineTotals: [920], price: 920, discountBps: 0, discount: 0, vat: 175, total: 1_095 },
    },
    {
      what: 'units of all lines together reach the discount',
      lines: [
        { amount: 6, unitPrice: 333 },
        { amount: 4, unitPrice: 77 },
      ],
      vatBps: 1_900,
      expected: { lineTotals: [1_998, 308], price: 2_306, discountBps: 300, discount: 69, vat: 425, total: 2_662 },
    },
    {
      what: 'no tax',
      lines: [{ amount: 50, unitPrice: 101 }],
      vatBps: 0,
      expected: { lineTotals: [5_050], price: 5_050, discountBps: 500, discount: 253, vat: 0, total: 4_797 },
    },
    {
      what: 'half a cent is rounded up',
      lines: [{ amount: 10, unitPrice: 5 }],
      vatBps: 1_000,
      expected: { lineTotals: [50], price: 50, discountBps: 300, discount: 2, vat: 5, total: 53 },
    },
    {
      what: 'nothing',
      lines: [],
      vatBps: 1_900,
      expected: { lineTotals: [], price: 0, discountBps: 0, discount: 0, vat: 0, total: 0 },
    },
  ])('$what', ({ lines, vatBps, expected }) => {
    expect(priceCart(lines, tiers, vatBps)).toEqual({ ...expected, vatBps });
  });

  test('adds up in whole minor units, whatever is in it', () => {
    const line = fc.record({
      amount: fc.integer({ min: 1, max: 10_000 }),
      unitPrice: fc.integer({ min: 1, max: 99_999 }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 0, max: 2_700 }),
        (lines, vatBps) => {
          const cart = priceCart(lines, tiers, vatBps);
          const amounts = [cart.price, cart.discount, cart.vat, cart.total, ...cart.lineTotals];
          expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
          expect(cart.lineTotals.reduce((total, amount) => total + amount, 0)).toBe(cart.price);
          expect(cart.price - cart.discount + cart.vat).toBe(cart.total);
          expect(cart.discount * 10).toBeLessThan(cart.price + 10);
        },
      ),
    );
  });
});
