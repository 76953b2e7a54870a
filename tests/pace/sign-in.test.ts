// The time of an answer must not tell whether an address has an account.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorizationRequest, registerReseller } from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** How much longer the first of two things takes than the second, measured in turns. */
const ratioOf = async (first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<number> => {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 11; round += 1) {
    for (const [index, work] of [first, second].entries()) {
      const start = performance.now();
      await work();
      times[index]?.push(performance.now() - start);
    }
  }
  return median(times[0]) / median(times[1]);
};

test('a refused sign-in takes as long for an address with an account as for one without', async () => {
  const { email } = await registerReseller(server);
  const visitor = createVisitor();
  const { url } = await visitor.open(authorizationRequest(server).url);
  const enter = (address: string) => () => visitor.submit(url, { email: address, password: 'wrong' });
  const ratio = await ratioOf(enter(email), enter('nobody@example.com'));
  expect(ratio).toBeGreaterThan(0.67);
  expect(ratio).toBeLessThan(1.5);
});

test('a link for a new password is asked for as long for an address with an account as for one without', async () => {
  const { email } = await registerReseller(server);
  const visitor = createVisitor();
  const ask = (address: string) => () =>
    visitor.fetch(`${server.url}/sign-in/forgot-password`, {
      method: 'POST',
      body: new URLSearchParams({ email: address }),
    });
  const ratio = await ratioOf(ask(email), ask('nobody@example.com'));
  expect(ratio).toBeGreaterThan(0.67);
  expect(ratio).toBeLessThan(1.5);
});
