import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorizationRequest, newPerson, registerReseller, signIn, submitSignIn } from '#support/sign-in.ts';
import { generousLimits, startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';

const allowed = 5;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    limits: { ...generousLimits, signInsPerEmail: { allowed, seconds: 600 } },
  });
});
afterAll(() => server.stop());

const attempt = async (email: string, password: string): Promise<Response> =>
  (await submitSignIn(createVisitor(), authorizationRequest(server), { email, password })).response;

test('after too many wrong passwords even the right one has to wait', async () => {
  const { email, password } = await registerReseller(server);
  for (let index = 0; index < allowed; index += 1) expect((await attempt(email, 'wrong password')).status).toBe(422);
  const refused = await attempt(email, password);
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(await refused.text()).toContain('Too many tries. Please try again in 10 min.');
});

test('a success starts the count again', async () => {
  const reseller = await registerReseller(server);
  for (let index = 1; index < allowed; index += 1) await attempt(reseller.email, 'wrong password');
  await signIn(server, reseller);
  expect((await attempt(reseller.email, 'wrong password')).status).toBe(422);
});

test('simultaneous tries never exceed the limit', async () => {
  const { email } = newPerson();
  const responses = await Promise.all(Array.from({ length: 20 }, () => attempt(email, 'wrong password')));
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(allowed);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(20 - allowed);
});
