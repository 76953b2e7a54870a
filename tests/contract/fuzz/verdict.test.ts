import { expect, test } from 'vitest';
import type { Caller, World } from './caller.ts';
import { type Operation, operationsOf } from '../document.ts';
import { KnownValues } from './known-values.ts';
import type { Request } from './request.ts';
import type { Answer } from '../answer-fault.ts';
import { faultOf } from './verdict.ts';

const caller = (name: string): Caller => ({ name, mark: `mark-of-${name}`, credentials: {}, known: new KnownValues() });

const callers: [Caller, Caller] = [caller('A'), caller('B')];

const world: World = {
  url: 'http://localhost',
  callers: { storefront: callers, partner: callers, operator: callers },
  refused: { storefront: [], partner: [], operator: [] },
};

const find = (id: string): Operation => {
  const operation = operationsOf('storefront').find((each) => each.id === id);
  if (!operation) throw new Error(`There is no operation ${id}`);
  return operation;
};

const request = (changes: Partial<Request> = {}): Request => ({
  expectation: 'valid',
  caller: 'B',
  method: 'GET',
  path: '/client-api/users/current/credit',
  headers: {},
  ...changes,
});

const answer = (status: number, body: unknown, contentType = 'application/json'): Answer => ({
  status,
  headers: new Headers({ 'content-type': contentType }),
  body: Buffer.from(JSON.stringify(body)),
});

const judge = (id: string, given: Answer, changes: Partial<Request> = {}): string | undefined =>
  faultOf(find(id), request(changes), given, world);

const version = { version: '1.0.0', builtAt: '2026-01-01T00:00:00.000Z' };

test('a failure of the server is a finding, whatever the document says about it', () => {
  expect(judge('getVersion', answer(500, {}, 'application/problem+json'))).toContain('failed');
  expect(judge('getVersion', answer(502, {}, 'application/problem+json'))).toContain('failed');
});

test('a status that the document does not name is a finding', () => {
  expect(judge('getVersion', answer(418, {}))).toContain('a status that the document does not name');
});

test('another content type or a body that breaks its schema is a finding', () => {
  expect(judge('getVersion', answer(200, version, 'text/html'))).toContain('the content type text/html');
  expect(judge('getVersion', answer(200, { version: 1 }))).toContain('a body that breaks the schema');
  expect(judge('getVersion', answer(200, { ...version, secret: 'x' }))).toContain('a body that breaks the schema');
});

test('an answer without a body that its document names is a finding, and one with a body it does not name', () => {
  const nothing = { status: 200, headers: new Headers({ 'content-type': 'application/json' }), body: Buffer.alloc(0) };
  expect(judge('getVersion', nothing)).toContain('an empty body');
  expect(judge('syncApiCredentials', answer(204, {}))).toContain('a body that the document does not name');
});

test('a header that its document calls required and that is missing is a finding', () => {
  const operation = find('getVersion');
  const { content = {} } = operation.answers['200'] ?? {};
  const promised = { content, headers: { ETag: { required: true, schema: { type: 'string' } } } };
  const strict = { ...operation, answers: { 200: promised } };
  expect(faultOf(strict, request(), answer(200, version), world)).toContain('no header ETag');
});

test('a broken request that is taken is a finding', () => {
  expect(judge('getVersion', answer(200, version), { expectation: 'broken' })).toContain('its schema refuses');
});

test('an uninvited caller gets 401 where credentials are asked for', () => {
  const uninvited = { expectation: 'uninvited' } as const;
  expect(judge('getCredit', answer(404, {}), uninvited)).toBeDefined();
  expect(judge('syncApiCredentials', answer(204, {}), uninvited)).toContain('let an uninvited caller in');
});

test('the mark of another reseller anywhere in an answer is a finding', () => {
  const [channel] = [{ id: 'x', name: 'mark-of-A', clientId: 'c', clientSecret: 's' }];
  expect(judge('listApiCredentials', answer(200, [channel]), { caller: 'A' })).toBeUndefined();
  expect(judge('listApiCredentials', answer(200, [channel]), { caller: 'B' })).toContain('something that belongs to A');
});
