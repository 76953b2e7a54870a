import { describe, expect, test } from 'vitest';
import {
  isLargeCharge,
  autoTopUpAmountMinimum,
  autoTopUpThresholdMinimum,
  validateTopUp,
  topUpMinimum,
  canReachThreshold,
  isTopUpDue,
  topUpDue,
  topUpDueFor,
} from '#domain/top-up.ts';

test.each([
  ['10', { amount: 10 }],
  ['99', { amount: 99 }],
  ['100', { amount: 100 }],
  [' 25 ', { amount: 25 }],
  ['025', { amount: 25 }],
  ['100000', { amount: 100_000 }],
  ['9', { fault: 'belowMinimum' }],
  ['05', { fault: 'belowMinimum' }],
  ['005', { fault: 'belowMinimum' }],
  ['0', { fault: 'belowMinimum' }],
  ['100001', { fault: 'aboveMaximum' }],
  ['12.5', { fault: 'notWhole' }],
  ['12,5', { fault: 'notWhole' }],
  ['-25', { fault: 'notWhole' }],
  ['1e3', { fault: 'notWhole' }],
  ['', { fault: 'notWhole' }],
])('%j', (text, judged) => {
  expect(validateTopUp(text, 10)).toEqual(judged);
});

test('the currency may ask for more, never for less', () => {
  expect(topUpMinimum(undefined)).toBe(10);
  expect(topUpMinimum({ minimumTopUpAmount: 5 })).toBe(10);
  expect(topUpMinimum({ minimumTopUpAmount: 50 })).toBe(50);
  expect(validateTopUp('49', 50)).toEqual({ fault: 'belowMinimum' });
  expect(validateTopUp('50', 50)).toEqual({ amount: 50 });
});

describe('the automatic top-up', () => {
  const currency = (minimumTopUpAmount: number, minimumTopUpThreshold: number) => ({
    minimumTopUpAmount,
    minimumTopUpThreshold,
  });

  test('waits for 10 at least, or for what the currency asks for', () => {
    expect(autoTopUpThresholdMinimum(currency(0, 0))).toBe(10);
    expect(autoTopUpThresholdMinimum(currency(50, 20))).toBe(20);
  });

  test('buys 20 at least, or what the currency asks for', () => {
    expect(autoTopUpAmountMinimum(currency(10, 30))).toBe(20);
    expect(autoTopUpAmountMinimum(currency(50, 10))).toBe(50);
  });

  test.each([
    ['19', { fault: 'belowMinimum' }],
    ['019', { fault: 'belowMinimum' }],
    ['20', { amount: 20 }],
    ['99', { amount: 99 }],
    ['100', { amount: 100 }],
  ])('judges %s as an amount', (text, judgement) => {
    expect(validateTopUp(text, autoTopUpAmountMinimum(currency(10, 10)))).toEqual(judgement);
  });
});

test('the automatic top-up buys below its threshold, and not at it', () => {
  expect(isTopUpDue(9.99, 10)).toBe(true);
  expect(isTopUpDue(10, 10)).toBe(false);
});

test.each([
  [40, { threshold: 40, amount: 20 }, 0],
  [39.99, { threshold: 40, amount: 20 }, 20],
  [20, { threshold: 40, amount: 20 }, 20],
  [19.99, { threshold: 40, amount: 20 }, 40],
  [0, { threshold: 2_000, amount: 20 }, 2_000],
  [-5, { threshold: 10, amount: 20 }, 20],
  [0, { threshold: 10, amount: 100_000 }, 100_000],
  // Within one purchase, whatever is missing.
  [-200_000, { threshold: 10, amount: 30 }, 99_990],
])('at a balance of %d with %o it buys %d', (balance, settings, bought) => {
  expect(topUpDue(balance, settings, 100_000)).toBe(bought);
});

test.each([
  [2_000, 20, true],
  [100_000, 20, true],
  [100_000, 100_000, true],
  [10, 100_000, true],
  [60_000, 60_000, true],
  [60_001, 60_000, false],
  [100_000, 99_999, false],
  [100_000, 30, false],
])('one purchase reaches a threshold of %d by steps of %d: %s', (threshold, amount, can) => {
  expect(canReachThreshold({ threshold, amount })).toBe(can);
});

test.each([
  [99_620, 20, true],
  [1_000, 500, true],
  [999, 50, false],
  [500, 20, true],
  [480, 20, false],
  [0, 20, false],
])('a charge of %d, with %d typed as the amount, is large: %s', (due, amount, expected) => {
  expect(isLargeCharge(due, { amount })).toBe(expected);
});

test.each([
  // Below the threshold after the sale, by as many steps as it takes.
  [27, 0.5, 10, 20, 40],
  [27, 26.99, 10, 20, 20],
  // Steps are counted in cents.
  [20.3, 0.3, 20, 20, 40],
  [99.9, 9.9, 10, 20, 100],
  // The card is not charged, or one purchase does not help.
  [27, 0, 0, 0, 0],
  [27, 0, 60_001, 60_000, 0],
  [150_000, 0, 10, 20, 0],
])(
  'a sale at %d with a credit of %d, below %d by steps of %d, buys %d (POS-128)',
  (price, value, from, step, bought) => {
    const credit = { balance: { value, currency: 'USD' }, topUpThreshold: from, topUpAmount: step };
    expect(topUpDueFor(price, credit)).toBe(bought);
  },
);
