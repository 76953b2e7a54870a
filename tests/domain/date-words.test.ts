import { expect, test } from 'vitest';
import { dayInWords, momentInWords } from '#domain/date-words.ts';

const moment = new Date('2026-11-29T23:31:26.000Z');

test.each([
  ['en', '29 November 2026', '29 November 2026 at 23:31'],
  ['en-US', '29 November 2026', '29 November 2026 at 23:31'],
  ['de', '29. November 2026', '29. November 2026 um 23:31'],
])('dates in %s have their day first, and times neither seconds nor halves of a day', (locale, day, withTime) => {
  expect(dayInWords(moment, locale, 'UTC')).toBe(day);
  expect(momentInWords(moment, locale, 'UTC')).toBe(withTime);
});

test('days and times are those of the zone, and midnight is the hour 0', () => {
  expect(momentInWords(moment, 'en', 'Europe/Berlin')).toBe('30 November 2026 at 00:31');
});
