import { expect, test } from 'vitest';
import { firstOfLastDays } from '#domain/last-days.ts';

test('today is the last of the last days', () => {
  expect(firstOfLastDays('2026-11-29', 1)).toBe('2026-11-29');
  expect(firstOfLastDays('2026-11-29', 7)).toBe('2026-11-23');
});

test('the last days reach over the ends of months and of years', () => {
  expect(firstOfLastDays('2026-01-05', 30)).toBe('2025-12-07');
  expect(firstOfLastDays('2028-03-01', 2)).toBe('2028-02-29');
});
