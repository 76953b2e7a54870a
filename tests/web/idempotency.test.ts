import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { sendOnce } from '#web/api/idempotency.ts';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

const failing = (status: number, title = ''): ApiError =>
  new ApiError(status, { type: 'about:blank', title, status, path: '/', message: '' });

/** Sends a body and answers the key it went out under. */
const keyOf = async (body: object, outcome?: ApiError): Promise<string> => {
  let key = '';
  await sendOnce('sale', body, async ({ headers }) => {
    key = headers['Idempotency-Key'];
    if (outcome) throw outcome;
  }).catch(() => undefined);
  return key;
};

test('stores the key before the first byte leaves', async () => {
  await sendOnce('sale', { amount: 1 }, async ({ headers }) => {
    expect([...items.values()].join('')).toContain(headers['Idempotency-Key']);
  });
});

test('a double click sends one key', async () => {
  const keys: string[] = [];
  const send = async ({ headers }: { headers: { 'Idempotency-Key': string } }): Promise<void> => {
    keys.push(headers['Idempotency-Key']);
  };
  await Promise.all([sendOnce('sale', { amount: 1 }, send), sendOnce('sale', { amount: 1 }, send)]);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['no answer', failing(0)],
  ['a failed server', failing(500)],
  ['a failed gateway', failing(502)],
  ['too many calls', failing(429)],
  ['a first try that still runs', failing(409, 'Request still running')],
])('after %s the next try is the same one', async (_, outcome) => {
  expect(await keyOf({ amount: 1 }, outcome)).toBe(await keyOf({ amount: 1 }));
});

test.each([
  ['success', undefined],
  ['too little credit', failing(402)],
  ['a changed price', failing(409, 'Price changed')],
  ['a refused body', failing(400)],
])('after %s the next try is a new one', async (_, outcome) => {
  expect(await keyOf({ amount: 1 }, outcome)).not.toBe(await keyOf({ amount: 1 }));
});

test('another body is another try', async () => {
  expect(await keyOf({ amount: 1 }, failing(0))).not.toBe(await keyOf({ amount: 2 }));
});

test('a try of long ago is not taken up again', async () => {
  const first = await keyOf({ amount: 1 }, failing(0));
  vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1_000 });
  expect(await keyOf({ amount: 1 })).not.toBe(first);
  vi.useRealTimers();
});
