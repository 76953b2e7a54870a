import { once } from 'node:events';
import { type IncomingMessage, request as rawRequest } from 'node:http';
import { Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onMeasure } from '#server/core/measures.ts';
import type { AnswerChecks } from '#server/http/answer-check.ts';
import { reply } from '#server/http/explicit-reply.ts';
import { createContractRouter } from '#server/http/contract-router.ts';
import { Problem, type ProblemBody } from '#server/core/problem.ts';
import { createLog } from '#server/core/log.ts';
import { type Callers, echo, operations, type Operations } from '#support/small-contract.ts';
import { type SmallServer, startSmallServer } from '#support/small-server.ts';

let server: SmallServer;

beforeAll(async () => {
  server = await startSmallServer();
});
afterAll(() => server.stop());

const call = (path: string, init?: RequestInit): Promise<Response> => fetch(`${server.url}/client-api${path}`, init);

const put = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  call(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const problemOf = async (response: Response): Promise<ProblemBody> => {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const body = (await response.json()) as ProblemBody;
  expect(body).toMatchObject({ status: response.status, path: new URL(response.url).pathname });
  expect(body.detail).toBe(body.message);
  return body;
};

test('a valid call reaches its handler with the values of its contract', async () => {
  const response = await put('/items/a%2Fb', { name: 'Name', count: 1 }, { 'idempotency-KEY': 'key' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ id: 'a/b', name: 'Name' });
  expect(response.headers.get('location')).toBe('key');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a path that no operation has is not found', async () => {
  const response = await call('/nothing/here');
  expect(response.status).toBe(404);
  await problemOf(response);
});

test('a method that a path does not have gets the list of those it has', async () => {
  const response = await call('/items/1', { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, PUT');
  await problemOf(response);
});

test('HEAD is answered like GET, without the body', async () => {
  const response = await call('/items/1', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.text()).toBe('');
});

test('a written word goes before a parameter', async () => {
  expect(await (await call('/items/first')).json()).toMatchObject({ id: 'first' });
  expect(await (await call('/items/second')).json()).toMatchObject({ id: 'second' });
});

test('trailing slashes count exactly as the contract writes them', async () => {
  expect((await call('/items/', { method: 'PUT' })).status).toBe(204);
  expect((await call('/items', { method: 'PUT' })).status).toBe(405);
  expect((await call('/items/1/')).status).toBe(404);
});

test('a query has its types and defaults; several values of a name make a list', async () => {
  expect(await (await call('/items')).json()).toEqual({ limit: 10, only_new: false });
  const response = await call('/items?limit=20&only_new=true&tag=a&tag=b');
  expect(await response.json()).toEqual({ limit: 20, only_new: true, tag: ['a', 'b'] });
  expect(await (await call('/items?tag=only')).json()).toMatchObject({ tag: ['only'] });
});

test('false in a query means false', async () => {
  expect(await (await call('/items?only_new=false')).json()).toMatchObject({ only_new: false });
});

test.each([
  ['/items?limit=51', 'query.limit'],
  ['/items?limit=many', 'query.limit'],
  ['/items?limit=', 'query.limit'],
  ['/items?limit=1+', 'query.limit'],
  ['/items?limit=0x10', 'query.limit'],
  ['/items?limit=1&limit=2', 'query.limit'],
  ['/items?only_new=perhaps', 'query.only_new'],
  ['/items?limt=5', 'query.limt'],
  ['/items/first?cache=1', 'query.cache'],
  ['/items?tag=%00', 'query.tag.0'],
  ['/items/%00', 'path.id'],
  [`/items/${'x'.repeat(21)}`, 'path.id'],
])('%s is refused and names %s', async (path, field) => {
  const response = await call(path);
  expect(response.status).toBe(400);
  const { errors, message } = await problemOf(response);
  expect(errors?.map((error) => error.field)).toEqual([field]);
  expect(message).toContain(`${field}: `);
});

test.each([
  ['a NUL character', 'a\u0000'],
  ['half of a surrogate pair', '\ud800'],
])('a body with %s in a text is refused, and the text named', async (_, name) => {
  const response = await put('/items/1', { name, count: 1 });
  expect(response.status).toBe(400);
  expect((await problemOf(response)).errors?.map(({ field }) => field)).toEqual(['body.name']);
});

test('every wrong field of a body is named', async () => {
  const response = await put('/items/1', { name: 'too long', count: 1.5, resellerId: 'x' });
  expect(response.status).toBe(400);
  const { errors, message } = await problemOf(response);
  expect(errors?.map(({ field }) => field).sort()).toEqual(['body', 'body.count', 'body.name']);
  expect(message).toMatch(/body\.name: Send at most 5 characters/);
});

test('a header that does not fit is named', async () => {
  const response = await put('/items/1', { name: 'Name', count: 1 }, { 'idempotency-key': 'longer than 8' });
  expect((await problemOf(response)).errors?.[0]?.field).toBe('header.Idempotency-Key');
});

test.each([['%'], ['%zz'], ['%E0%A4%A']])('broken percent-encoding in a path is refused (%s)', async (id) => {
  const response = await call(`/items/${id}`);
  expect(response.status).toBe(400);
  expect((await problemOf(response)).message).toContain('percent-encoding');
});

test('broken percent-encoding in a query is refused', async () => {
  expect((await call('/items?limit=%zz')).status).toBe(400);
});

test.each([
  ['text that is not JSON', '{"name":', 400],
  ['an empty body', '', 400],
  ['a bare word', 'null', 400],
])('%s is refused', async (_, body, status) => {
  const response = await put('/items/1', body);
  expect(response.status).toBe(status);
  await problemOf(response);
});

test('bytes that are not UTF-8 are refused', async () => {
  const response = await call('/items/1', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: new Uint8Array([0x22, 0xff, 0x22]),
  });
  expect(response.status).toBe(400);
  expect((await problemOf(response)).message).toBe('The body is not valid UTF-8.');
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', 'json'])(
  'a body of the type %s is refused',
  async (type) => {
    const response = await put('/items/1', { name: 'Name', count: 1 }, { 'content-type': type });
    expect(response.status).toBe(415);
    await problemOf(response);
  },
);

test('a JSON type with a charset is taken', async () => {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  expect((await put('/items/1', { name: 'Name', count: 1 }, type)).status).toBe(200);
});

test('a body that says it is larger than its operation can need is refused', async () => {
  const response = await put('/items/1', { name: 'x'.repeat(60_000), count: 1 });
  expect(response.status).toBe(413);
  expect((await problemOf(response)).message).toBe('Send at most 60 kB.');
});

test('a body that grows beyond that without saying so is refused while it arrives', async () => {
  const request = rawRequest(`${server.url}/client-api/items/1`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  });
  request.on('error', () => {});
  const answered = once(request, 'response');
  for (let sent = 0; sent < 20; sent += 1) request.write(' '.repeat(4_000));
  const [response] = (await answered) as [{ statusCode: number; resume: () => void }];
  expect(response.statusCode).toBe(413);
  request.destroy();
});

test('a body in thousands of tiny pieces is refused while it arrives', async () => {
  const request = rawRequest(`${server.url}/client-api/items/1`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  });
  request.on('error', () => {});
  const answered = once(request, 'response');
  for (let sent = 0; sent < 5_000; sent += 1) request.write(' ');
  const [response] = (await answered) as [IncomingMessage];
  expect(response.statusCode).toBe(413);
  expect(await json(response)).toMatchObject({ message: 'Send the body in larger pieces.' });
  request.destroy();
});

test('a body of more values than any contract has is refused unread; the content of a text does not count', async () => {
  const values = (entry: string): string => Array.from({ length: 10_001 }, () => entry).join();
  for (const body of [`[${values('0')}]`, '['.repeat(20_000), `{${values('"":0')}}`]) {
    const response = await put('/items/1', body);
    expect((await problemOf(response)).message).toBe('Send at most 10000 values.');
  }
  const text = JSON.stringify({ name: String.raw`\"${values('[')}`, count: 1 });
  expect((await put('/items/1', text)).status).toBe(400);
});

test('a call without credentials, or with credentials that are not good, is refused before anything else', async () => {
  const without = await call('/me');
  expect(without.status).toBe(401);
  expect(without.headers.get('www-authenticate')).toBe('Bearer');
  const bad = await call('/me', { headers: { authorization: 'Bearer bad' } });
  expect(bad.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  const basic = await call('/me', { headers: { authorization: 'Basic Z29vZA==' } });
  expect(basic.status).toBe(401);
});

test('a handler gets its caller', async () => {
  const response = await call('/me', { headers: { authorization: 'bearer good' } });
  expect(await response.json()).toEqual({ subject: 'me' });
});

test('where signing in is optional, no token is fine and a bad one is not', async () => {
  expect(await (await call('/me/perhaps')).json()).toEqual({ subject: null });
  expect((await call('/me/perhaps', { headers: { authorization: 'Bearer bad' } })).status).toBe(401);
});

test('text is sent as it is, and bytes are', async () => {
  const list = await call('/items/export');
  expect(list.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await list.text()).toBe('id,name\r\n');
  const picture = await call('/items/picture');
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(await picture.bytes()).toEqual(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff]));
});

const answerWith = async (
  answer: () => unknown,
  checkResponses: AnswerChecks,
  path = '/items/1',
): Promise<{ response: Response; log: string }> => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino({ level: 'error' }, sink);
  const handlers = { getItem: answer as typeof echo.getItem, exportItems: answer as typeof echo.exportItems };
  const small = await startSmallServer({ handlers, checkResponses, log });
  try {
    return { response: await fetch(`${small.url}/client-api${path}`), log: lines.join('') };
  } finally {
    await small.stop();
  }
};

test('a problem that a handler throws is the answer', async () => {
  const { response } = await answerWith(() => {
    throw Problem.notFound('There is no asset with the given id.');
  }, 'refuse');
  expect(response.status).toBe(404);
  expect((await problemOf(response)).message).toBe('There is no asset with the given id.');
});

test('anything else that is thrown is logged, and the caller learns nothing of it', async () => {
  const { response, log } = await answerWith(() => {
    throw new Error('relation "secret_table" does not exist');
  }, 'refuse');
  expect(response.status).toBe(500);
  expect(JSON.stringify(await problemOf(response))).not.toContain('secret_table');
  expect(log).toContain('secret_table');
});

test.each([
  ['a bare body unlike its schema', () => ({ id: 1, name: 'Item' })],
  ['nothing where there should be a body', () => undefined],
  ['a body unlike its schema', () => reply({ status: 200, body: { id: 1, name: 'Item' } })],
  ['an undeclared member', () => reply({ status: 200, body: { id: '1', name: 'Item', internal: true } })],
  ['an undeclared status', () => reply({ status: 201, body: { id: '1', name: 'Item' } })],
  [
    'a problem with an undeclared status',
    () => {
      throw new Problem('supplier_failed', 'Not one of this operation');
    },
  ],
  [
    'an undeclared content type',
    () => reply({ status: 200, headers: { 'content-type': 'text/html' }, body: { id: '1', name: 'Item' } }),
  ],
  ['no body where there should be one', () => reply({ status: 200 })],
])('where responses are checked, %s becomes a 500 and a log line', async (_, answer) => {
  const { response, log } = await answerWith(answer, 'refuse');
  expect(response.status).toBe(500);
  await problemOf(response);
  expect(log).toContain('getItem answered');
});

test('where responses are checked, a text unlike its schema becomes a 500 and a log line', async () => {
  const { response, log } = await answerWith(
    () => reply({ status: 200, body: 'x'.repeat(21) }),
    'refuse',
    '/items/export',
  );
  expect(response.status).toBe(500);
  expect(log).toContain('exportItems answered');
});

test('where violations are reported, the response goes out as it is, with a log line and a count', async () => {
  const counted: object[] = [];
  const stop = onMeasure('violation', (violation) => counted.push(violation));
  const odd = { id: '1', name: 'a long name' };
  const { response, log } = await answerWith(() => reply({ status: 200, body: odd }), 'report');
  stop();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(odd);
  expect(log).toContain('getItem answered 200 unlike its contract');
  expect(counted).toEqual([{ document: 'small', operation: 'getItem' }]);
});

test('where responses are not checked they are sent as they are', async () => {
  const { response } = await answerWith(() => reply({ status: 200, body: { id: '1', name: 'a long name' } }), 'off');
  expect(await response.json()).toEqual({ id: '1', name: 'a long name' });
});

const web = { challenge: 'Bearer', advice: 'Sign in.', authenticate: () => Promise.resolve(undefined) };

const mount = (handlers: object, schemes: object): unknown =>
  createContractRouter<Operations, Callers, object>()({
    document: 'small',
    operations,
    deps: {},
    handlers: handlers as typeof echo,
    schemes: schemes as { web: never },
    mountPath: (path) => path,
    checkResponses: 'refuse',
    log: createLog('silent'),
  });

test('a missing handler, one too many, or an unknown security scheme stops the start', () => {
  const { getItem: _, ...rest } = echo;
  expect(() => mount(rest, { web })).toThrow('getItem has no handler');
  expect(() => mount({ ...echo, surplus: () => reply({ status: 204 }) }, { web })).toThrow(
    'the handler surplus has no operation',
  );
  expect(() => mount(echo, {})).toThrow('whoAmI needs the security scheme web');
});

test('the same mistakes do not compile', () => {
  const create = createContractRouter<Operations, Callers, object>();
  type Options = Parameters<typeof create<typeof operations, typeof echo>>[0];
  const complete: Options['handlers'] = echo;
  expect(complete).toBe(echo);

  const { getItem: _, ...incomplete } = echo;
  // @ts-expect-error - a handler is missing
  const missing: Options['handlers'] = incomplete;
  // @ts-expect-error - this status is not declared
  const status: Options['handlers'] = { ...echo, bulkItems: () => reply({ status: 200 }) };
  // @ts-expect-error - the body does not fit its schema
  const body: Options['handlers'] = { ...echo, getFirstItem: () => reply({ status: 200, body: { id: 1, name: '' } }) };
  // @ts-expect-error - neither does the bare one
  const bare: Options['handlers'] = { ...echo, getFirstItem: () => ({ id: 1, name: '' }) };
  // @ts-expect-error - this header is not declared
  const header: Options['handlers'] = { ...echo, bulkItems: () => reply({ status: 204, headers: { Location: '/' } }) };
  // @ts-expect-error - a failure is thrown, not answered
  const failure: Options['handlers'] = { ...echo, bulkItems: () => reply({ status: 404, body: {} }) };
  expect([missing, status, body, bare, header, failure]).toHaveLength(6);

  const surplus = { ...echo, another: () => reply({ status: 204 }) };
  const options = {
    operations,
    deps: {},
    mountPath: String,
    checkResponses: 'refuse' as const,
    log: createLog('silent'),
  };
  // @ts-expect-error - no operation has this handler
  expect(() => create({ ...options, handlers: surplus, schemes: { web } })).toThrow('another');
  // @ts-expect-error - the contract needs the scheme web
  expect(() => create({ ...options, handlers: echo, schemes: {} })).toThrow('web');
});
