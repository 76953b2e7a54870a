import { expect, test } from 'vitest';
import { monthOf, monthsBetween, spanOfMonth } from '#domain/month.ts';

test('a month begins and ends at midnight in UTC', () => {
  expect(spanOfMonth('2026-12')).toEqual({
    from: new Date('2026-12-01T00:00:00.000Z'),
    to: new Date('2027-01-01T00:00:00.000Z'),
  });
  expect(monthOf(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11');
});

test('months are listed from the newest to the first', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11']);
});
