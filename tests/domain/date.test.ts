import { describe, expect, test } from 'vitest';
import { formatIsoDay, formatWallTime, toOffsetIso } from '#domain/date.ts';

describe('dates', () => {
  const date = new Date(2026, 2, 4, 9, 5, 30, 250);

  test('read DD-MM-YYYY HH:mm', () => {
    expect(formatWallTime({ year: 2026, month: 3, day: 4, hour: 9, minute: 5 })).toBe('04-03-2026 09:05');
  });

  test('stand in names of files by year, month and day', () => expect(formatIsoDay(date)).toBe('2026-03-04'));

  test('travel with the offset of the zone and zero milliseconds', () => {
    expect(toOffsetIso(date)).toMatch(/^2026-03-04T09:05:30\.000[+-]\d\d:\d\d$/);
    expect(new Date(toOffsetIso(date)).getTime()).toBe(date.getTime() - 250);
  });
});
