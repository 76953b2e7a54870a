// One request must not stop the others: the largest that each operation takes, with a hostile text in every place for one,
// while another caller makes a light call. It is compared with the same call alone, in the same run.
import { once } from 'node:events';
import { connect } from 'node:net';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations as operator } from '#contract/operator/operations.ts';
import { operations as partner } from '#contract/partner/operations.ts';
import { operations as storefront } from '#contract/storefront/operations.ts';
import type { OperationTable } from '#server/http/contract-types.ts';
import { type Bound, type Slowdown, slowdownOf } from './slowdown.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { newSeller, type Seller } from '../contract/conformance/environment.ts';
import {
  type Document,
  documentNames,
  type DocumentName,
  type Operation,
  operationsOf,
  type Parameter,
  resolve,
} from '../contract/document.ts';
import type { Schema } from '../contract/schema.ts';

/**
 * How many times as long the slowest light call beside the request may take: a body of so many bytes is received and read, which
 * takes as long as a light call for every 10 kB.
 */
const boundOf = (bytes: number): Bound => ({ share: 1, factor: 40 + bytes / 10_000 });
/** Beside as many pieces of a body as are taken, with all that has arrived until then. */
const besidePieces: Bound = { share: 1, factor: 200 };
/** All that Node reads of a request's line and headers is 16 kB. */
const longestLine = 12_000;

type Fill = { head: string; repeated: string };

/** Beginnings that match patterns, repeated: patterns that backtrack do so here. */
const fills: Fill[] = [
  ...['a', ' ', '0', '-', '.', '@', '?', 'a.', 'a-', '%', '/'].map((repeated) => ({ head: '', repeated })),
  ...['?', '/', ' '].map((repeated) => ({ head: 'a.b/', repeated })),
  ...['a', 'a.', '@'].map((repeated) => ({ head: 'a@b.', repeated })),
  { head: 'https://a', repeated: '-' },
  { head: '+1', repeated: '0' },
  { head: '2026-01-01T00:00:00.', repeated: '0' },
];

/** Ends no pattern's match. */
const ending = '\u007f ';

const tables: Readonly<Record<DocumentName, OperationTable>> = { storefront, partner, operator };

let server: TestServer;
let seller: Seller;
let slowdown: Slowdown;
const agent = new Agent({ connections: 4 });

const lightCall = async (): Promise<void> => {
  const answer = await request(`${server.url}/client-api/account`, {
    headers: { authorization: seller.callers['web'] ?? '' },
    dispatcher: agent,
  });
  await answer.body.dump();
  expect(answer.statusCode).toBe(200);
};

beforeAll(async () => {
  server = await startTestServer({ hasBackgroundWork: false });
  seller = await newSeller(server);
  slowdown = slowdownOf(lightCall);
});
afterAll(async () => {
  await agent.close();
  await server.stop();
});

type Attack = {
  path?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The allowed statuses. */
  statuses: number[];
};

/** Refused by the contract's validators, or before. */
const refused = [400, 404, 413];

const send = async (operation: Operation, { path, headers, body }: Attack): Promise<number> => {
  const authorization = seller.callers[operation.schemes[0] ?? ''];
  const answer = await request(server.url + (path ?? operation.path), {
    method: operation.method as 'POST',
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    dispatcher: agent,
  });
  await answer.body.dump();
  return answer.statusCode;
};

type Place = [name: string, wrap: (text: string) => unknown];

/** The places of texts in a value: each with a function that makes the value for a text there. */
const textsIn = (document: Document, schema: Schema): Place[] => {
  const { type, properties = {}, items } = resolve(document, schema);
  return [
    ...([type].flat().includes('string') ? [['', (text: string) => text] as Place] : []),
    ...Object.entries(properties).flatMap(([name, part]) =>
      textsIn(document, part).map(([below, wrap]): Place => [`.${name}${below}`, (text) => ({ [name]: wrap(text) })]),
    ),
    ...(items ? textsIn(document, items).map(([below, wrap]): Place => [`[]${below}`, (text) => [wrap(text)]]) : []),
  ];
};

const filled = ({ head, repeated }: Fill, length: number): string =>
  (head + repeated.repeat(length)).slice(0, Math.max(0, length - ending.length)) + ending;

const limitOf = (name: DocumentName, { id }: Operation): number => tables[name][id]?.bodyLimit ?? 0;

const bodiesWithTexts = (name: DocumentName, operation: Operation): Attack[] => {
  const limit = limitOf(name, operation);
  return textsIn(operation.document, operation.body?.schema ?? {}).flatMap(([, wrap]) => {
    const room = limit - JSON.stringify(wrap('')).length;
    return fills.map((fill) => ({ body: JSON.stringify(wrap(filled(fill, room))), statuses: [400] }));
  });
};

const listOf = (entry: string, length: number): string =>
  `[${Array.from({ length: Math.floor(length / (entry.length + 1)) }, () => entry).join()}]`;

/** The most that fits of everything except text: depth, entries, fields. */
const bodiesOfStructure = (name: DocumentName, operation: Operation): Attack[] => {
  const limit = limitOf(name, operation) - 20;
  if (!operation.body) return [];
  const names = Object.keys(resolve(operation.document, operation.body.schema).properties ?? {});
  const fields = Array.from({ length: Math.floor(limit / 12) }, (_, index) => `"${String(index).padStart(7)}":0`);
  const lists = ['0', '{}', '[]', '""'].map((entry) => listOf(entry, limit));
  return [
    `${'['.repeat(limit / 2)}${']'.repeat(limit / 2)}`,
    `${'{"a":'.repeat(limit / 6)}0${'}'.repeat(limit / 6)}`,
    `{${fields.join()}}`,
    ...lists,
    ...names.flatMap((field) => lists.map((list) => `{"${field}":${list}}`)),
  ].map((body) => ({ body, statuses: refused }));
};

const withParameter = ({ path }: Operation, { name, in: place }: Parameter, fill: Fill): Attack => {
  // Blanks at the ends of a header are not part of it.
  const text = `x${filled(fill, longestLine)}~`.replaceAll('\u007f', '~');
  if (place === 'header') return { statuses: refused, headers: { [name]: text } };
  const encoded = encodeURIComponent(filled(fill, longestLine / 4));
  const address = place === 'query' ? `${path}?${name}=${encoded}` : path.replace(`{${name}}`, encoded);
  return { statuses: refused, path: address };
};

const parameterAttacks = (operation: Operation): Attack[] =>
  operation.parameters.flatMap((parameter) => fills.map((fill) => withParameter(operation, parameter, fill)));

/** Gives the parameters of a path that the attack leaves alone a value that fits. */
const complete = ({ document, parameters, path }: Operation, attack: Attack): Attack => ({
  ...attack,
  path: (attack.path ?? path).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.name === name);
    const { enum: values = [], examples = values } = parameter ? resolve(document, parameter.schema) : {};
    return String(examples[0]);
  }),
});

describe.each(documentNames)('the %s document', (name) => {
  test.each(operationsOf(name).map((operation): [string, Operation] => [operation.id, operation]))(
    '%s leaves time for others, whatever it is sent',
    async (_, operation) => {
      const attacks = [
        ...bodiesWithTexts(name, operation),
        ...bodiesOfStructure(name, operation),
        ...parameterAttacks(operation),
      ];
      const bound = boundOf(limitOf(name, operation));
      const slow: string[] = [];
      for (const attack of attacks) {
        const sent = complete(operation, attack);
        const factor = await slowdown(
          async () => expect(attack.statuses).toContain(await send(operation, sent)),
          bound,
        );
        if (factor > bound.factor) slow.push(`${factor.toFixed(1)} times: ${JSON.stringify(attack).slice(0, 120)}`);
      }
      expect(slow).toEqual([]);
    },
    300_000,
  );
});

test('a body in tiny pieces leaves time for others', async () => {
  const pieces = Buffer.from(`${'1\r\n \r\n'.repeat(500_000)}0\r\n\r\n`);
  const head = [
    'PUT /client-api/products/inventory/ HTTP/1.1',
    'host: localhost',
    `authorization: ${seller.callers['web']}`,
    'content-type: application/json',
    'transfer-encoding: chunked',
  ].join('\r\n');
  const sendPieces = async (): Promise<void> => {
    const socket = connect(server.port, 'localhost');
    socket.on('error', () => {});
    socket.write(`${head}\r\n\r\n`);
    socket.write(pieces);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  };
  expect(await slowdown(sendPieces, besidePieces)).toBeLessThan(besidePieces.factor);
});
