import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type OpenApi, operationsOf } from '../../src/codegen/openapi.ts';
import {
  createRequestCollection,
  type RequestCollection,
  variablesIn,
  variablesSetBy,
} from '../../src/codegen/request-collection.ts';
import { given } from '../../src/codegen/request-values.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../src/contract/partner/${name}.json`, import.meta.url), 'utf8');

const document = JSON.parse(read('document')) as OpenApi;
const collection = createRequestCollection(document);
const requests = collection.item.flatMap(({ item }) => item);

test('the collection holds every operation of the partner API once, in folders by tag', () => {
  const operations = operationsOf(document).map(({ operation }) => operation);
  expect(requests.map(({ name }) => name).sort()).toEqual(operations.map(({ summary }) => summary).sort());
  expect(collection.item.map(({ name }) => name).sort()).toEqual(
    [...new Set(operations.map(({ tags: [tag = ''] }) => tag))].sort(),
  );
});

test('every value of a request is set by hand, or given by an earlier answer', () => {
  const known = new Set(['baseUrl', 'prefix', 'clientId', 'clientSecret']);
  const missing: string[] = [];
  for (const request of requests) {
    for (const name of variablesIn(request)) if (!known.has(name)) missing.push(`${request.name} needs ${name}`);
    for (const name of variablesSetBy(request)) known.add(name);
  }
  expect(missing).toEqual([]);
});

test('every request asserts the status that its operation documents', () => {
  for (const { event } of requests) expect(event[0]?.script.exec[0]).toMatch(/^pm\.test\('answers 2\d\d'/);
});

test('response values are read only from operations that exist', () => {
  const ids = new Set(operationsOf(document).map(({ operation }) => operation.operationId));
  expect(Object.keys(given).filter((id) => !ids.has(id))).toEqual([]);
});

test('no request sends an id of an example', () => {
  const sent = JSON.stringify(requests.map(({ request }) => [request.url, request.body]));
  expect(sent).not.toMatch(/6b8f1d0e-16d1|8949000000000000/);
});

test('the same contract gives the same bytes, and these are the ones that are handed out', () => {
  expect(JSON.stringify(createRequestCollection(structuredClone(document)))).toBe(read('collection'));
  expect((JSON.parse(read('collection')) as RequestCollection).info.schema).toMatch(/v2\.1\.0/);
});
