import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ProblemCode } from '#domain/refusal.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type Once, sendOnce } from '#web/api/idempotency.ts';
import { browserPlaces, places } from '#web/browser-storage/places.ts';

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
  ['a lost session, which tells nothing of the try before', failing(401)],
  ['a lost right, which does not either', failing(403)],
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

test('another body is another try', async () => {
  expect(await keyOf({ amount: 1 }, failing(0))).not.toBe(await keyOf({ amount: 2 }));
});

test('a call to another address is another one', async () => {
  const first = await keyOf({ amount: 1 }, failing(0));
  await sendOnce('POST /refunds', '{"amount":1}', {}, async (key) => {
    expect(key).not.toBe(first);
  });
  expect(await keyOf({ amount: 1 })).toBe(first);
});

test('a screen with a key of its own sends that one, whatever the body is, and nothing is kept here', async () => {
  const once = { key: 'attempt' };
  expect(await keyOf({ amount: 1 }, failing(0), once)).toBe('attempt');
  expect(await keyOf({ amount: 2 }, undefined, once)).toBe('attempt');
  expect(items.size).toBe(0);
});

test('a try of long ago is not taken up again', async () => {
  const first = await keyOf({ amount: 1 }, failing(0));
  vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1_000 });
  expect(await keyOf({ amount: 1 })).not.toBe(first);
  vi.useRealTimers();
});

test('keeps nothing once every outcome is known', async () => {
  await keyOf({ amount: 1 });
  expect(items.size).toBe(0);
});

test.each(['', '{}', '[1]', '[{"key":"a"}]', '['])('goes on from %j in the storage', async (stored) => {
  items.set('attempts', stored);
  expect(await keyOf({ amount: 1 })).toMatch(/^[0-9a-f-]{36}$/);
});

test('sends where there is no storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(await keyOf({ amount: 1 })).toMatch(/^[0-9a-f-]{36}$/);
});

test('a look at a store keeps nothing in the tab, and knows no attempt of before', async () => {
  const first = await keyOf({ amount: 1 }, failing(0));
  const before = new Map(items);
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  places.now = { localStorage: memory, sessionStorage: memory };
  onTestFinished(() => {
    places.now = browserPlaces;
  });
  expect(await keyOf({ amount: 1 }, failing(0))).not.toBe(first);
  expect(kept.size).toBe(1);
  expect(items).toEqual(before);
});
