import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getGetActivatedItemResponseMock } from '#mocks/generated/storefront/activations/activations.msw.ts';
import { getGetCreditResponseMock } from '#mocks/generated/storefront/credit/credit.msw.ts';
import { getUpdateCustomerResponseMock } from '#mocks/generated/storefront/customers/customers.msw.ts';
import { getListInventoryResponseMock } from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { handlers } from '#mocks/handlers.ts';
import { getVersion } from '#web/api/storefront/service/service.ts';
import { getCredit } from '#web/api/storefront/credit/credit.ts';
import { listInventory } from '#web/api/storefront/inventory/inventory.ts';
import { forgetAnswers } from '#web/api/kept-answers.ts';
import { getReceipt } from '#web/api/storefront/payments/payments.ts';
import { listDataPackages } from '#web/api/storefront/products/products.ts';
import { refundActivatedItem } from '#web/api/storefront/activations/activations.ts';
import { updateCustomer } from '#web/api/storefront/customers/customers.ts';
import { ApiError, connectSession } from '#web/api/transport.ts';

const server = setupServer(...handlers);
const onRefused = vi.fn<() => void>();
let token: string | undefined;

const stored = new Map<string, string>();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  token = undefined;
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  onRefused.mockReset();
  connectSession({ token: () => Promise.resolve(token), onRefused });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const seeing = (path: string, answer: () => Response): Request[] => {
  const seen: Request[] = [];
  server.use(
    http.all(path, ({ request }) => {
      seen.push(request.clone());
      return answer();
    }),
  );
  return seen;
};

const problem = (status: number, said: object): Response =>
  HttpResponse.json(said, { status, headers: { 'content-type': 'application/problem+json' } });

test('returns what the contract says', async () => {
  expect(await getVersion()).toHaveProperty('version');
});

test('returns a receipt as bytes', async () => {
  seeing(
    '*/client-api/payments/history/1/receipt',
    () => new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
  );
  const receipt = await getReceipt('1');
  expect(receipt.type).toBe('application/pdf');
  expect(await receipt.text()).toBe('%PDF-1.7');
});

test('sends locale and time zone with every call, and the token of the signed-in user', async () => {
  const seen = seeing('*/client-api/users/current/credit', () => HttpResponse.json(getGetCreditResponseMock()));
  await getCredit();
  token = 'abc';
  await getCredit();
  expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer abc']);
  expect(seen[0]?.headers.get('Locale')).toMatch(/^[a-z]{2}/);
  expect(seen[0]?.headers.get('Device-TimeZone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(seen[0]?.headers.has('Idempotency-Key')).toBe(false);
});

test('gives a mutation a key of its own unless it brings one', async () => {
  const seen = seeing('*/client-api/activations/customers/1', () => HttpResponse.json(getUpdateCustomerResponseMock()));
  await updateCustomer('1', { countryOfResidence: 'DE' });
  await updateCustomer('1', { countryOfResidence: 'DE' });
  await updateCustomer('1', { countryOfResidence: 'DE' }, { headers: { 'Idempotency-Key': 'mine' } });
  const keys = seen.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[2]).toBe('mine');
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

test('repeats the key of a call that must take effect once until its outcome is known', async () => {
  const answers = [
    HttpResponse.error(),
    HttpResponse.json(getGetActivatedItemResponseMock()),
    HttpResponse.json(getGetActivatedItemResponseMock()),
  ];
  const seen = seeing(
    '*/client-api/activations/activated-items/1/refund',
    () => answers.shift() ?? HttpResponse.error(),
  );
  await expect(refundActivatedItem('1')).rejects.toMatchObject({ status: 0 });
  await refundActivatedItem('1');
  await refundActivatedItem('1');
  const [lost, repeated, next] = seen.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(lost).toMatch(/^[0-9a-f-]{36}$/);
  expect(repeated).toBe(lost);
  expect(next).not.toBe(lost);
});

test('takes an empty answer for none where the contract has a body', async () => {
  seeing('*/client-api/version', () => new HttpResponse('', { headers: { 'content-type': 'application/json' } }));
  await expect(getVersion()).rejects.toMatchObject({ status: 0 });
});

const [item] = getListInventoryResponseMock().items;

test.each([
  ['without its list', {}],
  ['with something else for its list', { items: {} }],
  ['with nothing for its list', { items: null }],
  ['with an item that lacks its amount', { items: [item, { ...item, amount: undefined }] }],
  ['with an item that lacks a part of a price', { items: [{ ...item, prices: [{ priceValue: 1 }] }] }],
  ['that is a list itself', []],
  ['that is null', null],
])('takes an inventory %s for no answer', async (_, answer) => {
  seeing('*/client-api/products/inventory', () => HttpResponse.json(answer));
  await expect(listInventory()).rejects.toMatchObject({ status: 0 });
});

test('accepts an answer without what it may leave out, and with what no screen knows yet', async () => {
  const answer = { items: [{ ...item, extendedDataPolicy: null, later: 1 }], later: {} };
  seeing('*/client-api/products/inventory', () => HttpResponse.json(answer));
  expect(await listInventory()).toEqual(answer);
});

test('keeps the key of a call whose answer lacks what it must have', async () => {
  const answers = [HttpResponse.json({}), HttpResponse.json(getGetActivatedItemResponseMock())];
  const seen = seeing(
    '*/client-api/activations/activated-items/1/refund',
    () => answers.shift() ?? HttpResponse.error(),
  );
  await expect(refundActivatedItem('1')).rejects.toMatchObject({ status: 0 });
  await refundActivatedItem('1');
  const [first, second] = seen.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

test('turns a problem into an ApiError', async () => {
  seeing('*/client-api/version', () => problem(409, { title: 'Price changed', status: 409, message: 'Look again.' }));
  const failure = getVersion();
  await expect(failure).rejects.toBeInstanceOf(ApiError);
  await expect(failure).rejects.toMatchObject({
    status: 409,
    problem: { title: 'Price changed', message: 'Look again.' },
  });
});

test('takes no words of HTTP for those of a refusal', async () => {
  seeing('*/client-api/version', () => new HttpResponse(null, { status: 400, statusText: 'Bad Request' }));
  await expect(getVersion()).rejects.toMatchObject({ status: 400, problem: { title: '', message: '' } });
});

test.each([
  ['a broken connection', () => HttpResponse.error(), 0],
  ['a page instead of data', () => HttpResponse.html('<p>Hello</p>'), 0],
  ['cut data', () => new HttpResponse('{"version":', { headers: { 'content-type': 'application/json' } }), 0],
  ["a proxy's page", () => HttpResponse.html('<p>Bad gateway</p>', { status: 502 }), 502],
  ['a problem of another make', () => problem(500, { title: 7, message: null }), 500],
])('makes an ApiError of %s as well', async (_, answer, status) => {
  seeing('*/client-api/version', answer);
  const failure = getVersion();
  await expect(failure).rejects.toBeInstanceOf(ApiError);
  await expect(failure).rejects.toMatchObject({ status });
  await expect(failure).rejects.toMatchObject({
    problem: { title: expect.any(String) as string, message: expect.any(String) as string },
  });
});

test('gives up a call without a response in 60 s', async () => {
  server.use(http.get('*/client-api/version', () => delay('infinite')));
  const { timeout } = AbortSignal;
  const shortened = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 10));
  await expect(getVersion()).rejects.toMatchObject({ status: 0 });
  expect(shortened).toHaveBeenCalledExactlyOnceWith(60_000);
  shortened.mockRestore();
});

test('tells the session about a refused token, and stays silent while signed out', async () => {
  seeing('*/client-api/users/current/credit', () => problem(401, { title: 'Unauthorized' }));
  await expect(getCredit()).rejects.toMatchObject({ status: 401 });
  expect(onRefused).not.toHaveBeenCalled();
  token = 'old';
  await expect(getCredit()).rejects.toMatchObject({ status: 401 });
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('a late refusal of an older token ends no session', async () => {
  token = 'old';
  seeing('*/client-api/users/current/credit', () => {
    token = 'new';
    return problem(401, { title: 'Unauthorized' });
  });
  await expect(getCredit()).rejects.toMatchObject({ status: 401 });
  expect(onRefused).not.toHaveBeenCalled();
});

test('returns the answer that it has while the server names the same one', async () => {
  const list = { dataPackages: [], discountRate: 0 };
  const seen = seeing('*/client-api/products/data-packages', () =>
    seen.at(-1)?.headers.get('if-none-match') === '"first"'
      ? new HttpResponse(null, { status: 304 })
      : HttpResponse.json(list, { headers: { etag: '"first"' } }),
  );
  const first = await listDataPackages();
  expect(await listDataPackages()).toBe(first);
  expect(seen.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"first"']);
  forgetAnswers();
  expect(await listDataPackages()).not.toBe(first);
});

/** How the browser is asked to use its cache, by the method of each call from now on. */
const seeingCache = () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetching.mockRestore());
  return () => fetching.mock.calls.map(([, init]) => [init?.method, init?.cache]);
};

test('asks for the newest state after a change of its own, for some seconds', async () => {
  const now = performance.now();
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  // After the changes of other tests: the clock begins anew.
  vi.advanceTimersByTime(now + 60_000);
  seeing('*/client-api/customers/7', () => HttpResponse.json(getUpdateCustomerResponseMock()));
  const seen = seeingCache();
  await getCredit();
  await updateCustomer('7', {});
  vi.advanceTimersByTime(4_000);
  await getCredit();
  vi.advanceTimersByTime(2_000);
  await getCredit();
  expect(seen()).toEqual([
    ['GET', 'default'],
    ['PUT', undefined],
    ['GET', 'reload'],
    ['GET', 'default'],
  ]);
});

test('asks for the newest state after a change that was not answered', async () => {
  seeing('*/client-api/customers/7', () => HttpResponse.error());
  await updateCustomer('7', {}).catch(() => undefined);
  const seen = seeingCache();
  await getCredit();
  expect(seen()).toEqual([['GET', 'reload']]);
});
