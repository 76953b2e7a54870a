// The pages of the sign-in service while the database is away: pages of the store, not problem details.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from '#support/database-proxy.ts';
import { until } from '#support/poll.ts';
import { countryName } from '#domain/country-name.ts';
import { authorizationRequest, newPerson } from '#support/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '#support/test-database.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor, type Visitor } from '#support/visitor.ts';

const databaseTime = { statementMs: 1_200, answerMs: 1_500, queueMs: 1_000, connectMs: 500 };
const RECOVERY_MS = 8_000;

let database: TestDatabase;
let proxy: DatabaseProxy;
let server: TestServer;
let visitor: Visitor;

const isReady = async (): Promise<boolean> => (await fetch(`${server.url}/health/ready`)).status === 200;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.url);
  server = await startTestServer({ databaseUrl: proxy.url, databaseTime });
});
afterAll(async () => {
  await proxy.become();
  await server.stop();
  await proxy.stop();
  await database.drop();
});
beforeEach(async () => {
  await proxy.become();
  await until('the store is ready', isReady, RECOVERY_MS);
  visitor = createVisitor();
});

/** The page that says to come again. */
const expectUnavailable = async (response: Response): Promise<string> => {
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const text = await response.text();
  expect(text).toContain('The store cannot answer right now');
  expect(text).toContain('Please try again in a moment.');
  return text;
};

const { email, password, givenName, familyName, country } = newPerson();

describe('while the database is down', () => {
  test('a page that is opened says to try again, and leads to itself', async () => {
    const request = authorizationRequest(server).url;
    const { url } = await visitor.open(request);
    await proxy.become('down');
    for (const address of [url.href, `${url.href}/register`]) {
      const text = await expectUnavailable(await visitor.fetch(address));
      expect(text).toContain(`href="${new URL(address).pathname}"`);
    }
    const begun = await expectUnavailable(await visitor.fetch(request));
    expect(begun).toContain(`href="${(request.pathname + request.search).replaceAll('&', '&amp;')}"`);
  });

  test('a sign-in keeps the address and not the password, and goes on afterwards', async () => {
    const { url } = await visitor.open(authorizationRequest(server).url);
    await proxy.become('down');
    const { response } = await visitor.submit(url, { email, password });
    const text = await expectUnavailable(response);
    expect(text).toContain(`value="${email}"`);
    expect(text).toContain(`action="${url.pathname}"`);
    expect(text).not.toContain(password);
    await proxy.become();
    await until('the store is ready', isReady, RECOVERY_MS);
    const again = await visitor.submit(url, { email, password });
    expect(again.response.status).toBe(422);
  });

  test('a registration keeps everything but the password', async () => {
    const { url } = await visitor.open(authorizationRequest(server, { prompt: 'create' }).url);
    await proxy.become('down');
    const { response } = await visitor.submit(url, { email, password, givenName, familyName, country });
    const text = await expectUnavailable(response);
    const shown = countryName(country, 'en');
    for (const typed of [email, givenName, familyName, shown]) expect(text).toContain(`value="${typed}"`);
    expect(text).not.toContain(password);
  });

  test('a request for a new password keeps the address', async () => {
    await proxy.become('down');
    const { response } = await visitor.submit(`${server.url}/sign-in/forgot-password`, { email });
    expect(await expectUnavailable(response)).toContain(`value="${email}"`);
    await expectUnavailable(await visitor.fetch(`${server.url}/sign-in/new-password?token=a-token`));
    await expectUnavailable(await visitor.fetch(`${server.url}/sign-in/confirm?token=a-token`));
  });

  test('the page is German for a browser that prefers German', async () => {
    const german = createVisitor({ 'accept-language': 'de' });
    const { url } = await german.open(authorizationRequest(server).url);
    await proxy.become('down');
    const { response } = await german.submit(url, { email, password });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Der Shop kann gerade nicht antworten');
  });
});
