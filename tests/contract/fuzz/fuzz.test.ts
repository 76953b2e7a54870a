import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSecret } from '#support/secret.ts';
import { inSample, size } from '#support/size.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { documentNames, operationsOf } from '../document.ts';
import { fuzz, type Outcome } from './run.ts';
import { createWorld } from './world.ts';

const perOperation = size(50, 200);
/** A busy machine is several times slower than an idle one. */
const runLimitMs = 600_000;
const mostRefused = 0.05;

const operations = documentNames.flatMap(operationsOf).filter((_, index) => inSample(index, 6));
const seed = 20_261_120;

let server: TestServer;
const findings: Outcome['findings'] = [];
const shares: Outcome['statistics']['shares'] = [];

beforeAll(async () => {
  const secret = newSecret();
  // Production is like this: the server's own checks do not hide its mistakes.
  server = await startTestServer({ secret, checkResponses: 'off' });
  const world = await createWorld(server, secret);
  // The documents run one after the other, because an operator takes packages off sale that the resellers sell.
  for (const name of documentNames) {
    const chosen = operations.filter(({ document }) => document.name === name);
    const outcome = await fuzz({ operations: chosen, world, requests: perOperation * chosen.length, seed });
    findings.push(...outcome.findings);
    shares.push(...outcome.statistics.shares);
  }
}, runLimitMs);
afterAll(() => server.stop());

test('every answer of the three interfaces is as its document says, whatever is asked', () => {
  expect(findings.join('\n\n')).toBe('');
});

test(`each of these operations was asked ${perOperation} times`, () => {
  const few = shares.filter(({ requests }) => requests < perOperation);
  expect(few.map(({ operation }) => operation)).toEqual([]);
});

test('no operation refuses what its schemas allow', () => {
  const refusing = shares.filter(({ valid, admitted }) => valid - admitted > valid * mostRefused);
  expect(refusing.map(({ operation, refusals }) => ({ operation, refusals }))).toEqual([]);
});

test('the desk takes the operators of the run for operators', () => {
  const desk = shares.filter(({ operation }) => operation.startsWith('operator/'));
  expect(desk.filter(({ statuses }) => '403' in statuses).map(({ operation }) => operation)).toEqual([]);
});
