import { describe, expect, test } from 'vitest';
import {
  draftOf,
  isTime,
  isWholeDays,
  pickDay,
  presetRange,
  type RangeDraft,
  rangeOf,
  rangeProblem,
  spanOf,
  typedTime,
} from '#domain/date-range.ts';

const now = new Date(2024, 2, 20, 12, 34, 56);

const picked = (...days: string[]): RangeDraft => days.reduce<RangeDraft>((draft, day) => pickDay(draft, day, now), {});

const draft = (start: string, end: string): RangeDraft => draftOf({ from: start, to: end });

describe('pickDay', () => {
  test('sets the start with the first click and the end with the second', () => {
    expect(picked('2024-03-10')).toEqual({ start: { day: '2024-03-10', time: '00:00' } });
    expect(picked('2024-03-10', '2024-03-15')).toEqual(draft('2024-03-10T00:00', '2024-03-15T23:59'));
  });

  test('keeps the time that was typed for the start', () => {
    const start = { day: '2024-03-10', time: '08:30' };
    expect(pickDay({ start }, '2024-03-15', now).start).toEqual(start);
  });

  test('swaps when the second click is before the start', () => {
    expect(picked('2024-03-15', '2024-03-10')).toEqual(draft('2024-03-10T00:00', '2024-03-15T23:59'));
  });

  test('takes the whole day that is clicked twice, whatever time was typed', () => {
    expect(picked('2024-03-10', '2024-03-10')).toEqual(draft('2024-03-10T00:00', '2024-03-10T23:59'));
    expect(pickDay({ start: { day: '2024-03-10', time: '08:30' } }, '2024-03-10', now)).toEqual(
      draft('2024-03-10T00:00', '2024-03-10T23:59'),
    );
  });

  test('ends now when it ends today', () => {
    const untilNow = draft('2024-03-10T00:00', '2024-03-20T12:34');
    expect(picked('2024-03-10', '2024-03-20')).toEqual(untilNow);
    expect(picked('2024-03-20', '2024-03-10')).toEqual(untilNow);
    expect(picked('2024-03-20', '2024-03-20')).toEqual(draft('2024-03-20T00:00', '2024-03-20T12:34'));
  });

  test('starts again with the third click', () => {
    expect(picked('2024-03-10', '2024-03-15', '2024-03-20')).toEqual({ start: { day: '2024-03-20', time: '00:00' } });
  });
});

describe('times', () => {
  test.each(['00:00', '09:05', '23:59'])('%s is one', (text) => expect(isTime(text)).toBe(true));

  test.each(['24:00', '9:5', '9:05', '12:60', '12:3', '1234', '', '12:345', ' 12:34'])('%s is none', (text) =>
    expect(isTime(text)).toBe(false),
  );

  test.each([
    ['12:345', '12:34'],
    ['12:3', '12:3'],
    ['12:', '12:'],
    ['12', '12'],
    ['123', '12:3'],
    ['123456', '12:34'],
    ['9:05', '9:05'],
    ['09.05', '09:05'],
  ])('typing %s leaves %s', (text, left) => expect(typedTime(text)).toBe(left));
});

describe('rangeProblem', () => {
  test.each([
    [{}, 'start', 'missing'],
    [picked('2024-03-10'), 'end', 'missing'],
    [draft('2024-03-10T24:00', '2024-03-15T23:59'), 'start', 'time'],
    [draft('2024-03-10T00:00', '2024-03-15T9:5'), 'end', 'time'],
    [draft('2024-03-10T12:00', '2024-03-10T11:59'), 'end', 'reversed'],
    [draft('2024-03-20T00:00', '2024-03-20T13:34'), 'end', 'future'],
    [draft('2024-03-21T00:00', '2024-03-22T00:00'), 'start', 'future'],
  ] as const)('finds the problem of %j', (value, at, kind) => {
    expect(rangeProblem(value, now)).toEqual({ at, kind });
  });

  test.each([
    draft('2024-03-10T12:00', '2024-03-10T12:00'),
    draft('2024-03-10T00:00', '2024-03-20T12:34'),
    draft('2019-12-31T23:59', '2024-03-19T23:59'),
  ])('finds nothing wrong with %j', (value) => expect(rangeProblem(value, now)).toBeUndefined());

  test('lets the future pass where it is allowed', () => {
    const ahead = draft('2024-03-20T00:00', '2024-03-20T13:34');
    expect(rangeProblem(ahead, now, true)).toBeUndefined();
    expect(rangeProblem(draft('2024-03-22T00:00', '2024-03-21T00:00'), now, true)?.kind).toBe('reversed');
  });
});

describe('ranges', () => {
  test('come out of a draft as they went in', () => {
    const range = { from: '2024-03-10T08:30', to: '2024-03-15T23:59' };
    expect(rangeOf(draftOf(range))).toEqual(range);
    expect(rangeOf(picked('2024-03-10'))).toBeUndefined();
  });

  test('are whole days from 00:00 to 23:59', () => {
    expect(isWholeDays({ from: '2024-03-10T00:00', to: '2024-03-15T23:59' })).toBe(true);
    expect(isWholeDays({ from: '2024-03-10T00:00', to: '2024-03-20T12:34' })).toBe(false);
  });

  test('last until their last minute is over', () => {
    expect(spanOf({ from: '2024-03-07T00:00', to: '2024-03-07T23:59' })).toEqual({
      from: new Date(2024, 2, 7),
      to: new Date(2024, 2, 8),
    });
    expect(spanOf({ from: '2024-03-07T12:00', to: '2024-03-07T12:00' })?.to).toEqual(new Date(2024, 2, 7, 12, 1));
  });

  test.each([
    ['2024-03-08T00:00', '2024-03-07T23:59'],
    ['', '2024-03-07T23:59'],
    ['2024-03-07T00:00', ''],
    ['2024-03-07', '2024-03-08'],
    ['2024-13-01T00:00', '2024-13-02T00:00'],
    ['2024-03-07T25:00', '2024-03-08T00:00'],
    ['tomorrow', '2024-03-07T00:00'],
  ])('are none from %j to %j', (from, to) => expect(spanOf({ from, to })).toBeUndefined());
});

test.each([
  ['today', '2024-03-20T00:00', '2024-03-20T12:34'],
  ['yesterday', '2024-03-19T00:00', '2024-03-19T23:59'],
  ['week', '2024-03-14T00:00', '2024-03-20T12:34'],
  ['month', '2024-02-20T00:00', '2024-03-20T12:34'],
  ['thisMonth', '2024-03-01T00:00', '2024-03-20T12:34'],
  ['lastMonth', '2024-02-01T00:00', '2024-02-29T23:59'],
] as const)('%s is a valid range', (preset, from, to) => {
  const range = presetRange(preset, now);
  expect(rangeOf(range)).toEqual({ from, to });
  expect(rangeProblem(range, now)).toBeUndefined();
});
