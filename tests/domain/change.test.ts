import { expect, test } from 'vitest';
import { changeOf } from '#domain/change.ts';

test.each([
  [112, 100, 0.12],
  [50, 100, -0.5],
  [0, 100, -1],
  [100, 100, 0],
])('%d after %d', (now, before, change) => {
  expect(changeOf(now, before)).toBeCloseTo(change, 10);
});

test.each([
  [5, 0],
  [0, 0],
  [5, -20],
])('%d after %d has nothing to compare', (now, before) => {
  expect(changeOf(now, before)).toBeUndefined();
});
