import { describe, expect, test } from 'vitest';
import {
  changeRate,
  DEFAULT_REVENUE_PERIOD,
  REVENUE_PERIODS,
  type RevenuePeriod,
  revenueQueryBetween,
  revenueQueryOf,
  toRevenueParams,
} from '#domain/revenue.ts';
import { defaultExportWindow } from '#domain/sales-window.ts';

const now = new Date(2026, 2, 15, 10, 17, 30);

test('the dashboard has five periods, of which the past 30 days come first', () => {
  expect(REVENUE_PERIODS).toEqual(['past24h', 'past7d', 'past30d', 'pastYear', 'allTime']);
  expect(DEFAULT_REVENUE_PERIOD).toBe('past30d');
});

describe('the query of a period', () => {
  test.each<[RevenuePeriod, Date, string]>([
    ['past24h', new Date(2026, 2, 14, 10, 17, 30), '1h'],
    ['past7d', new Date(2026, 2, 8, 10, 17, 30), '1d'],
    ['past30d', new Date(2026, 1, 13, 10, 17, 30), '1d'],
    ['pastYear', new Date(2025, 2, 15, 10, 17, 30), '30d'],
    ['allTime', new Date(2023, 2, 15, 10, 17, 30), '30d'],
  ])('%s begins %s and has steps of %s', (period, start, granularity) => {
    expect(revenueQueryOf(period, now)).toEqual({ start, end: now, granularity, currency: 'USD' });
  });

  test('travels as from and to with offset and zero milliseconds', () => {
    const { from, to, currency, granularity } = toRevenueParams(revenueQueryOf('past7d', now));
    const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000[+-]\d\d:\d\d$/;
    expect(from).toMatch(moment);
    expect(new Date(to ?? '')).toEqual(now);
    expect([currency, granularity]).toEqual(['USD', '1d']);
  });
});

describe('the query of a chosen range', () => {
  test.each([
    [1, '1h'],
    [2, '1d'],
    [31, '1d'],
    [32, '30d'],
  ])('of %i days has steps of %s', (days, granularity) => {
    const end = new Date(2026, 2, 15 + days);
    expect(revenueQueryBetween(new Date(2026, 2, 15), end).granularity).toBe(granularity);
  });
});

describe('changeRate', () => {
  test.each([
    [112_500, 100_000, 0.125],
    [0, 100, -1],
    [400, 300, 0.3333],
    [100, 100, 0],
  ])('of %i after %i is %d', (revenue, before, expected) => {
    expect(changeRate(revenue, before)).toBe(expected);
  });

  test('is unknown after a time without revenue', () => {
    expect(changeRate(100, 0)).toBeNull();
    expect(changeRate(0, 0)).toBeNull();
  });
});

test('an export without a chosen time goes from 3 years back to tomorrow', () => {
  expect(defaultExportWindow(new Date(2024, 5, 15, 13))).toEqual({
    from: new Date(2021, 5, 15),
    to: new Date(2024, 5, 16),
  });
});

test('the second that has begun takes part, with a sale of just now', () => {
  const { to } = toRevenueParams(revenueQueryOf('past24h', new Date('2026-03-15T12:00:00.400Z')));
  expect(new Date(to ?? '').toISOString()).toBe('2026-03-15T12:00:01.000Z');
});
