import { describe, expect, test } from 'vitest';
import {
  autoTopUpAmountMinimum,
  autoTopUpThresholdMinimum,
  validateTopUp,
  topUpMinimum,
  isTopUpDue,
  topUpsDue,
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
  [40, 0],
  [39.99, 1],
  [20, 1],
  [19.99, 2],
  [-1_000, 24],
])('at a balance of %d it buys 20 to reach 40: %d times', (balance, count) => {
  expect(topUpsDue(balance, { threshold: 40, amount: 20 })).toBe(count);
});
