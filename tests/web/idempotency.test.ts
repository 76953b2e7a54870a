import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ProblemCode } from '#domain/refusal.ts';
import { ApiError } from '#web/api/api-error.ts';
import { endAttempt, type Once, sendOnce, unfinishedAttempts } from '#web/api/idempotency.ts';
import { places } from '#web/browser-storage/places.ts';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

const failing = (status: number, code?: ProblemCode): ApiError =>
  new ApiError(status, { type: 'about:blank', title: '', ...(code && { code }), status, path: '/', message: '' });

const address = 'POST /sales';

/** Sends a body and returns the key it went out under. */
const keyOf = async (body: object, outcome?: unknown, once: Once = {}): Promise<string> => {
  let key = '';
  await sendOnce(address, JSON.stringify(body), once, async (sent) => {
    key = sent;
    if (outcome instanceof ApiError) throw outcome;
    return outcome;
  }).catch(() => undefined);
  return key;
};

test('stores the key before the first byte leaves', async () => {
  await sendOnce(address, '{"amount":1}', {}, async (key) => {
    expect([...items.values()].join('')).toContain(key);
  });
});

test('a double click sends one key', async () => {
  const keys: string[] = [];
  const send = async (key: string): Promise<void> => {
    keys.push(key);
  };
  await Promise.all([sendOnce(address, '{"amount":1}', {}, send), sendOnce(address, '{"amount":1}', {}, send)]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['no answer', failing(0)],
  ['a failed server', failing(500)],
  ['a failed gateway', failing(502)],
  ['too many calls', failing(429)],
  ['a first try that still runs', failing(409, 'request_still_running')],
])('after %s the next try is the same one', async (_, outcome) => {
  expect(await keyOf({ amount: 1 }, outcome)).toBe(await keyOf({ amount: 1 }));
});

test.each([
  ['success', undefined],
  ['too little credit', failing(402)],
  ['a changed price', failing(409, 'price_changed')],
  ['a refused body', failing(400)],
])('after %s the next try is a new one', async (_, outcome) => {
  expect(await keyOf({ amount: 1 }, outcome)).not.toBe(await keyOf({ amount: 1 }));
});

test('after an answer that is no outcome the next try is the same one', async () => {
  const isOutcome = (answer: unknown): boolean => answer === 'sold';
  const first = await keyOf({ amount: 1 }, 'pending', { isOutcome });
  expect(await keyOf({ amount: 1 }, 'sold', { isOutcome })).toBe(first);
  expect(await keyOf({ amount: 1 }, 'sold', { isOutcome })).not.toBe(first);
});

test('another body is another try', async () => {
  expect(await keyOf({ amount: 1 }, failing(0))).not.toBe(await keyOf({ amount: 2 }));
});

test('a call of another name, and one to another address, is another one', async () => {
  const first = await keyOf({ amount: 1 }, failing(0), { name: 'to Anna' });
  const second = await keyOf({ amount: 1 }, failing(0), { name: 'to Tom' });
  expect(second).not.toBe(first);
  await sendOnce('POST /refunds', '{"amount":1}', {}, async (key) => {
    expect([first, second]).not.toContain(key);
  });
  expect(await keyOf({ amount: 1 }, undefined, { name: 'to Anna' })).toBe(first);
});

test('a try of long ago is not taken up again', async () => {
  const first = await keyOf({ amount: 1 }, failing(0));
  vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1_000 });
  expect(await keyOf({ amount: 1 })).not.toBe(first);
  vi.useRealTimers();
});

test('a call that the visitor is told of stays the same one until they end it', async () => {
  const once = { name: 'to Anna', label: 'Europe 5 GB' };
  const first = await keyOf({ amount: 1 }, failing(0), once);
  vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1_000 });
  expect(unfinishedAttempts()).toMatchObject([{ key: first, label: 'Europe 5 GB', body: '{"amount":1}' }]);
  expect(await keyOf({ amount: 1 }, failing(0), once)).toBe(first);
  endAttempt(first);
  expect(unfinishedAttempts()).toEqual([]);
  expect(await keyOf({ amount: 1 }, failing(0), once)).not.toBe(first);
  vi.useRealTimers();
});

test('of a call without a label nothing is shown', async () => {
  await keyOf({ amount: 1 }, failing(0));
  expect(unfinishedAttempts()).toEqual([]);
  expect(items.size).toBe(1);
});

test('keeps nothing once every outcome is known', async () => {
  await keyOf({ amount: 1 });
  expect(items.size).toBe(0);
});

test.each(['', '{}', '[1]', '[{"key":"a"}]', '['])('goes on from %j in the storage', async (stored) => {
  items.set('attempts', stored);
  expect(unfinishedAttempts()).toEqual([]);
  expect(await keyOf({ amount: 1 })).toMatch(/^[0-9a-f-]{36}$/);
});

test('sends where there is no storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(await keyOf({ amount: 1 })).toMatch(/^[0-9a-f-]{36}$/);
});

test('a look at a store keeps nothing in the tab, and knows no attempt of before', async () => {
  await sendOnce(address, '{"amount":1}', { label: 'before' }, () => Promise.reject(new TypeError('offline'))).catch(
    () => undefined,
  );
  const before = new Map(items);
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  places.now = { localStorage: memory, sessionStorage: memory };
  onTestFinished(() => {
    places.now = globalThis;
  });
  expect(unfinishedAttempts()).toEqual([]);
  await sendOnce(address, '{"amount":2}', { label: 'look' }, () => Promise.reject(new TypeError('offline'))).catch(
    () => undefined,
  );
  expect(unfinishedAttempts()).toMatchObject([{ label: 'look' }]);
  expect(items).toEqual(before);
});
