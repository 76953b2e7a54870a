// Days and hours as the user's zone has them, at the moments that go wrong.
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOver } from '#domain/balance.ts';
import { spanOf } from '#domain/date-range.ts';
import { formatWallTime, toOffsetIso } from '#domain/date.ts';
import { REVENUE_PERIODS, revenueQueryBetween, revenueQueryOf } from '#domain/revenue.ts';
import { defaultExportWindow, defaultSalesWindow } from '#domain/sales-window.ts';
import { activationRefusal, refundRefusal } from '#domain/sold-item.ts';
import { readSalesWindow } from '#server/activations/sales-window.ts';
import { inZone } from '#server/core/time-zone.ts';
import { stepStarts } from '#server/activations/analysis/steps.ts';

const machine = process.env['TZ'];
/** Puts the user's machine into a zone. */
const moveTo = (zone: string): void => {
  process.env['TZ'] = zone;
};
beforeEach(() => moveTo('Europe/Berlin'));
afterAll(() => {
  if (machine === undefined) delete process.env['TZ'];
  else moveTo(machine);
});

const at = (moment: string): Date => new Date(moment);
const iso = (date: Date | undefined): string | undefined => date?.toISOString();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe', // Its clocks change by half an hour.
  'America/Santiago', // They change at midnight, which some days do not have.
  'Pacific/Apia',
];

/** Around changes of clocks on both sides of the world, 29 February and the end of the year. */
const moments = [
  '2026-03-28T23:30:00Z',
  '2026-03-29T00:59:59Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-04-05T03:30:00Z',
  '2026-09-06T04:30:00Z',
  '2026-10-03T16:00:00Z',
  '2028-02-29T12:00:00Z',
  '2028-02-28T23:30:00Z',
  '2028-05-31T12:00:00Z',
  '2027-12-31T23:30:00Z',
  '2028-01-01T00:00:00Z',
];

describe.each(zones)('in %s', (zone) => {
  beforeEach(() => moveTo(zone));

  test.each(moments)('the browser asks at %s for the windows that the server takes by itself', (moment) => {
    vi.useFakeTimers({ toFake: ['Date'], now: at(moment) });
    const [history, file] = [readSalesWindow({}, { months: 3 }, zone), readSalesWindow({}, { years: 3 }, zone)];
    vi.useRealTimers();
    expect(defaultSalesWindow(at(moment))).toEqual(history);
    expect(defaultExportWindow(at(moment))).toEqual(file);
  });

  test.each(moments)('every sale of a period that ends at %s is in one step', (moment) => {
    for (const period of REVENUE_PERIODS) {
      const { start, end, granularity } = revenueQueryOf(period, at(moment));
      const starts = stepStarts({ from: start, to: end }, granularity, zone, 1_000).map(Number);
      expect(starts[0]).toBeLessThanOrEqual(start.getTime());
      expect(starts.at(-1)).toBeLessThan(end.getTime());
      expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
      const beginsDay = (step: number): boolean => inZone(new Date(step), zone).startOfDay().epochMilliseconds === step;
      expect(granularity === '1h' || starts.every(beginsDay)).toBe(true);
      const longest = { '1h': HOUR_MS, '1d': DAY_MS + HOUR_MS, '30d': 30 * DAY_MS + HOUR_MS }[granularity];
      const lengths = starts.map((step, index) => (starts[index + 1] ?? end.getTime()) - step);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(longest);
    }
  });

  test.each(moments)('%s travels as the moment that it is', (moment) => {
    expect(iso(at(toOffsetIso(at(moment))))).toBe(iso(at(moment)));
  });
});

describe('when clocks change', () => {
  test.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('the whole day of %s has %i hours, shown by the hour', (day, hours) => {
    const span = spanOf({ from: `${day}T00:00`, to: `${day}T23:59` });
    if (!span) throw new Error('This is a range.');
    expect((span.to.getTime() - span.from.getTime()) / HOUR_MS).toBe(hours);
    const { start, end, granularity } = revenueQueryBetween(span.from, span.to);
    expect(granularity).toBe('1h');
    expect(stepStarts({ from: start, to: end }, granularity, 'Europe/Berlin', 100)).toHaveLength(hours);
  });

  test('the hour that comes twice reads the same twice, and is two moments', () => {
    const [first, second] = [at('2026-10-25T00:30:00Z'), at('2026-10-25T01:30:00Z')];
    const shown = [first, second].map((moment) => formatWallTime(inZone(moment, 'Europe/Berlin')));
    expect(shown).toEqual(['25-10-2026 02:30', '25-10-2026 02:30']);
    expect([first, second].map(toOffsetIso)).toEqual([
      '2026-10-25T02:30:00.000+02:00',
      '2026-10-25T02:30:00.000+01:00',
    ]);
  });
});

describe('on 29 February', () => {
  const leapDay = at('2028-02-29T12:00:00Z');

  test.each([
    ['pastYear', '2027-02-28T12:00:00.000Z'],
    ['allTime', '2025-02-28T12:00:00.000Z'],
  ] as const)('%s begins on the last day of a shorter February', (period, start) => {
    expect(iso(revenueQueryOf(period, leapDay).start)).toBe(start);
  });

  test('the file of three years begins there too', () => {
    expect(iso(defaultExportWindow(leapDay).from)).toBe('2025-02-27T23:00:00.000Z');
  });
});

describe('a package at its end', () => {
  const end = at('2026-03-29T01:00:00.000Z');
  const nothing = { sizeValue: 0, sizeUnit: 'B' } as const;

  test.each([
    ['a millisecond before it', -1, false],
    ['exactly', 0, true],
    ['a millisecond after it', 1, true],
  ])('is over by every rule alike: %s', (_, offset, isEnded) => {
    const now = new Date(end.getTime() + offset);
    const expiresAt = end.toISOString();
    expect({
      isOver: isOver({ state: 'purchased', expiresAt }, now),
      refund: refundRefusal({ state: 'purchased', balance: { usedBalance: nothing, expiresAt } }, now),
      activation: activationRefusal({ state: 'purchased', balance: { expiresAt } }, now),
    }).toEqual({
      isOver: isEnded,
      refund: isEnded ? 'expired' : undefined,
      activation: isEnded ? 'expired' : undefined,
    });
  });
});
