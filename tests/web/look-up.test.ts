// A change whose answer was lost is looked up before anything is said of it (decision 91).
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getGetCreditResponseMock } from '#mocks/generated/storefront/credit/credit.msw.ts';
import { handlers } from '#mocks/handlers.ts';
import { ApiError } from '#web/api/api-error.ts';
import { getAddApiCredentialsMutationOptions } from '#web/api/storefront/credentials/credentials.ts';
import { getSetAutoTopUpMutationOptions } from '#web/api/storefront/credit/credit.ts';
import { isSame } from '#web/api/look-ups/held.ts';
import { getUpdateInventoryMutationOptions } from '#web/api/storefront/inventory/inventory.ts';
import { getSendTestEventMutationOptions } from '#web/api/storefront/webhooks/webhooks.ts';
import { createQueryClient } from '#web/api/query-client.ts';

const server = setupServer(...handlers);

const held = new Map<string, string>();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  held.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const AUTO_TOP_UP = '*/client-api/users/current/credit/auto-top-up';
const CREDIT = '*/client-api/users/current/credit';

const off = { ...getGetCreditResponseMock(), autoTopUpEnabled: false, topUpThreshold: 0, topUpAmount: 0 };
const wanted = { enabled: true, threshold: 10, amount: 20 };
const saved = { ...off, autoTopUpEnabled: true, topUpThreshold: 10, topUpAmount: 20 };

/** The ways in which an answer is lost. */
const losses: Record<string, () => Response> = {
  'the connection': () => HttpResponse.error(),
  'a failure of the server': () =>
    HttpResponse.json({ title: 'x', status: 500, code: 'internal_error' }, { status: 500 }),
  'a page of a proxy': () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
  'a proxy that waited too long': () => new HttpResponse(null, { status: 504 }),
  'HTML in place of JSON': () => HttpResponse.html('<h1>Portal</h1>'),
  'half a text': () => new HttpResponse('{"balance":{"va', { headers: { 'Content-Type': 'application/json' } }),
  'nothing at all': () => new HttpResponse(''),
};

/** Saves while the answer is lost so, and returns what the screen is told. */
const save = (lose: () => Response, now: () => Response) => {
  server.use(http.post(AUTO_TOP_UP, lose), http.get(CREDIT, now));
  const client = createQueryClient();
  const { mutationFn } = getSetAutoTopUpMutationOptions();
  return mutationFn?.({ data: wanted }, { client, meta: undefined });
};

describe.each(Object.entries(losses))('when the answer is lost by %s', (name, lose) => {
  test('a change that the server shows has succeeded', async () => {
    expect(await save(lose, () => HttpResponse.json(saved))).toEqual(saved);
  });

  test('a change that the server does not show has no effect, where the server itself said that it failed', async () => {
    // Any other call may still be on its way when it is looked up, and so may one that something in between gave up.
    const effect = name === 'a failure of the server' ? 'none' : 'notYet';
    await expect(save(lose, () => HttpResponse.json(off))).rejects.toMatchObject({ effect });
  });

  test('a change that cannot be read is told as unknown', async () => {
    await expect(save(lose, () => HttpResponse.error())).rejects.toMatchObject({ effect: 'unknown' });
  });
});

test('a refusal is told as it came, and nothing is read', async () => {
  const refused = (): Response =>
    HttpResponse.json({ title: 'x', status: 409, code: 'no_stored_card' }, { status: 409 });
  const error = await save(refused, () => HttpResponse.json(saved))?.catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, effect: undefined });
});

test('what could not leave without a connection has no effect, which needs no look', async () => {
  vi.stubGlobal('navigator', { onLine: false, language: 'en' });
  await expect(
    save(
      () => HttpResponse.error(),
      () => HttpResponse.json(saved),
    ),
  ).rejects.toMatchObject({ effect: 'none' });
});

test('a call with an idempotency key is sent again with the same key', async () => {
  const keys: (string | null)[] = [];
  const channel = { id: crypto.randomUUID(), name: 'Shop', clientId: 'sim_1', clientSecret: 's' };
  server.use(
    http.post('*/client-api/users/current/api-credentials', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(channel, { status: 201 });
    }),
  );
  const { mutationFn } = getAddApiCredentialsMutationOptions();
  const context = { client: createQueryClient(), meta: undefined };
  expect(await mutationFn?.({ data: { name: 'Shop' } }, context)).toEqual(channel);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a change whose outcome stays unknown has everything read again that is shown', async () => {
  const client = createQueryClient();
  const read = vi.spyOn(client, 'invalidateQueries');
  server.use(http.put('*/client-api/products/inventory/', () => HttpResponse.error()));
  const { mutationFn } = getUpdateInventoryMutationOptions();
  const change = { addedPacks: [], removedPacks: [] };
  await expect(mutationFn?.({ data: change }, { client, meta: undefined })).rejects.toMatchObject({
    effect: 'repeatable',
  });
  expect(read).toHaveBeenCalledWith();
});

test('a test event is sent again with its key, which makes it no other one', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/client-api/users/current/webhook-url/:type/test', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.error();
    }),
  );
  const { mutationFn } = getSendTestEventMutationOptions();
  const context = { client: createQueryClient(), meta: undefined };
  await expect(mutationFn?.({ type: 'ESIM_STATUS' }, context)).rejects.toMatchObject({ effect: 'repeatable' });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys).not.toContain(null);
});

test.each([401, 403, 408, 429])(
  'a repetition that is refused with %i before it was looked at tells nothing',
  async (status) => {
    const answers = [HttpResponse.error(), HttpResponse.json({ title: 'x', status, code: 'x' }, { status })];
    server.use(http.post('*/client-api/users/current/api-credentials', () => answers.shift()));
    const { mutationFn } = getAddApiCredentialsMutationOptions();
    const context = { client: createQueryClient(), meta: undefined };
    await expect(mutationFn?.({ data: { name: 'Shop' } }, context)).rejects.toMatchObject({
      status,
      effect: 'repeatable',
    });
  },
);

test('a repetition that is refused for what it asks tells that the call before was not done either', async () => {
  const answers = [HttpResponse.error(), HttpResponse.json({ title: 'x', status: 409, code: 'x' }, { status: 409 })];
  server.use(http.post('*/client-api/users/current/api-credentials', () => answers.shift()));
  const { mutationFn } = getAddApiCredentialsMutationOptions();
  const context = { client: createQueryClient(), meta: undefined };
  await expect(mutationFn?.({ data: { name: 'Shop' } }, context)).rejects.toMatchObject({
    status: 409,
    effect: undefined,
  });
});

test.each([
  ['Ann', ' Ann ', true],
  ['Ann', 'ANN', false],
  ['Ann@Shop.example', 'ann@shop.example', true],
  ['https://shop.example', 'https://shop.example/', true],
  ['https://shop.example/a', 'https://shop.example/b', false],
  [undefined, '', true],
  ['', undefined, true],
  [5, 5, true],
  [5, 6, false],
  [[{ a: 1 }], [{ a: 1 }], true],
  [[{ a: 1 }], [], false],
])('%j is held as %j: %s', (sent, found, expected) => {
  expect(isSame(sent, found)).toBe(expected);
});
