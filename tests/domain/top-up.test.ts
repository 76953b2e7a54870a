import { expect, test } from 'vitest';
import { judgeTopUp, topUpMinimum } from '#domain/top-up.ts';

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
  expect(judgeTopUp(text, 10)).toEqual(judged);
});

test('the currency may ask for more, never for less', () => {
  expect(topUpMinimum(undefined)).toBe(10);
  expect(topUpMinimum({ minimumTopUpAmount: 5 })).toBe(10);
  expect(topUpMinimum({ minimumTopUpAmount: 50 })).toBe(50);
  expect(judgeTopUp('49', 50)).toEqual({ fault: 'belowMinimum' });
  expect(judgeTopUp('50', 50)).toEqual({ amount: 50 });
});
