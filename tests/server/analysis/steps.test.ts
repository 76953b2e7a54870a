import { expect, test } from 'vitest';
import { revenueQueryOf } from '#domain/revenue.ts';
import { stepStarts } from '#server/activations/analysis/steps.ts';

const window = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
const iso = (starts: Date[]): string[] => starts.map((start) => start.toISOString());

test.each([
  ['past24h', [24, 25]],
  ['past7d', [7, 8]],
  ['past30d', [30, 31]],
] as const)('%s has one of %j points, on the hour and in between, in every zone', (period, expected) => {
  for (const moment of ['2026-03-15T10:00:00.000Z', '2026-03-15T10:17:30.000Z', '2026-03-15T00:00:00.000Z']) {
    const { start, end, granularity } = revenueQueryOf(period, new Date(moment));
    for (const zone of ['UTC', 'Asia/Kolkata', 'America/Los_Angeles']) {
      expect(expected).toContain(stepStarts({ from: start, to: end }, granularity, zone, 1_000).length);
    }
  }
});

test('hours begin as the zone says, also where it is half an hour off', () => {
  const hours = stepStarts(window('2026-03-15T10:17:00Z', '2026-03-15T12:00:00Z'), '1h', 'Asia/Kolkata', 10);
  expect(iso(hours)).toEqual(['2026-03-15T09:30:00.000Z', '2026-03-15T10:30:00.000Z', '2026-03-15T11:30:00.000Z']);
});

test('days begin at midnight of the zone, also when the clocks change', () => {
  const days = stepStarts(window('2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z'), '1d', 'Europe/Berlin', 10);
  expect(iso(days)).toEqual(['2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
});

test('steps of 30 days are counted from the first day', () => {
  const steps = stepStarts(window('2026-01-01T08:00:00Z', '2026-03-02T00:00:00Z'), '30d', 'UTC', 10);
  expect(iso(steps)).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-31T00:00:00.000Z']);
});

test('a zone that there is not is UTC, and a list that would be too long ends', () => {
  const days = stepStarts(window('2026-03-01T12:00:00Z', '2999-03-02T00:00:00Z'), '1d', 'Middle/Earth', 2);
  expect(iso(days)).toEqual(['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z']);
});
