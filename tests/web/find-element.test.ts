import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '#web/shell/find-element.ts';

const startedAt = 1_000_000;
const place = {} as HTMLElement;
let attempts: number[];

/** A page on which the element appears after so many milliseconds. */
const pageWhereItComesAfter = (delay: number): unknown =>
  vi.stubGlobal('document', {
    getElementById: () => {
      attempts.push(Date.now() - startedAt);
      return Date.now() - startedAt >= delay ? place : null;
    },
  });

beforeEach(() => {
  attempts = [];
  vi.useFakeTimers({ now: startedAt });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an element that appears after 1.2 s is looked for every 500 ms, and found after 1.5 s', async () => {
  pageWhereItComesAfter(1_200);
  const found = findElement('later', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await found).toBe(place);
  expect(attempts).toEqual([0, 500, 1_000, 1_500]);
});

test('an element that does not come is given up after 10 s, or when its page is left', async () => {
  pageWhereItComesAfter(Infinity);
  const never = findElement('never', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await never).toBeUndefined();
  expect(attempts).toHaveLength(20);

  const leaving = new AbortController();
  const left = findElement('never', leaving.signal);
  leaving.abort();
  expect(await left).toBeUndefined();
});
