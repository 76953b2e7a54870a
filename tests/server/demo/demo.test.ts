// The demo reseller of reference mode: its books are right, and its account opens without a password, there alone.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_EMAIL } from '#domain/demo.ts';
import { readConfig } from '#server/settings/config.ts';
import { openAsOwner } from '#server/db/connect.ts';
import { seedDemo } from '#server/demo/index.ts';
import { expectBooksToBeRight } from '#support/ledger-checks.ts';
import { newOperator } from '#support/operator-client.ts';
import { bodyOf, storefrontClient } from '#support/reseller.ts';
import { sellPackage } from '#support/sales.ts';
import { newSecret } from '#support/secret.ts';
import { authorizationRequest, exchangeCode, isBack, readTokens } from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';
import { sellerSettings } from '#support/seller.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ hasDemo: true });
});
afterAll(() => server.stop());

/** Where the press on the landing page leads. */
const enter = (store: TestServer) => {
  const request = authorizationRequest(store, { login_hint: DEMO_EMAIL });
  return { request, visit: createVisitor().open(request.url, {}, isBack) };
};

const enterDemo = async () => {
  const { request, visit } = enter(server);
  const { url } = await visit;
  const { accessToken } = await readTokens(
    await exchangeCode(server, url.searchParams.get('code') ?? '', request.verifier),
  );
  return storefrontClient(server, accessToken);
};

const yearAgo = (): string => new Date(Date.now() - 365 * 86_400_000).toISOString();

test('one press opens an account with a year of sales, of which the books are right', async () => {
  await expectBooksToBeRight(server);
  const api = await enterDemo();
  const query = { from: yearAgo(), page_size: 9999 };
  const { items } = await bodyOf(api.GET('/activations/activated-items', { params: { query } }));
  expect(items.length).toBeGreaterThan(800);
  const months = new Set(items.map(({ date }) => date.slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(12);
  expect(new Set(items.map(({ salesChannel }) => salesChannel))).toEqual(
    new Set(['Point of sale', 'Web shop', 'Travel app']),
  );
  const { balance } = await bodyOf(api.GET('/users/current/credit'));
  expect(balance.value).toBeGreaterThan(50);
});

test('it registered and got its channels before its first sale', async () => {
  const { desk } = await newOperator(server);
  const { items } = await bodyOf(desk.GET('/resellers', { params: { query: { search: DEMO_EMAIL } } }));
  const id = items[0]?.id ?? '';
  const { createdAt, channels } = await bodyOf(desk.GET('/resellers/{id}', { params: { path: { id } } }));
  for (const begun of [createdAt, ...channels.map((channel) => channel.createdAt)]) {
    expect(new Date(begun).getTime()).toBeLessThan(new Date(yearAgo()).getTime());
  }
});

test('its packages sell on: a sale is made from its credit', async () => {
  const api = await enterDemo();
  const { items } = await bodyOf(api.GET('/products/inventory'));
  const item = items.find(({ amount }) => amount === 0);
  const { activatedItem } = await sellPackage({ api }, item?.id ?? '', { userCountry: 'DE' });
  expect(activatedItem.state).toBe('purchased');
  await expectBooksToBeRight(server);
});

test('made again it is another account, and what the former one did is kept', async () => {
  const [before] = await server.db.system<{ sales: number }[]>`select count(*) as sales from sold_item`;
  const owner = openAsOwner(server.databaseUrl);
  await seedDemo(owner, { issuer: `${server.url}/oidc`, secret: newSecret() });
  await owner.end();
  const api = await enterDemo();
  const { email } = await bodyOf(api.GET('/account'));
  expect(email).toBe(DEMO_EMAIL);
  const [after] = await server.db.system<{ sales: number }[]>`select count(*) as sales from sold_item`;
  expect(after?.sales).toBeGreaterThan((before?.sales ?? 0) * 1.9);
  await expectBooksToBeRight(server);
});

test('a store without a demo asks for a password, also where somebody registered that address', async () => {
  const other = await startTestServer();
  const { visit } = enter(other);
  const { url, response } = await visit;
  expect(url.pathname).toMatch(/^\/sign-in\//);
  expect(await response.text()).toContain('type="password"');
  await other.stop();
});

test('only reference mode with a database and a sign-in of its own has one', () => {
  const SECRET = randomBytes(32).toString('hex');
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'store@store.example' };
  const production = {
    SECRET,
    PUBLIC_URL: 'https://store.example',
    DATABASE_URL: 'postgres://db.example/store',
    ...mail,
    ...sellerSettings,
  };
  expect(readConfig({ DATA_HOME: '/tmp' }).hasDemo).toBe(true);
  expect(readConfig({ DATA_HOME: '/tmp', DEMO: 'off' }).hasDemo).toBe(false);
  expect(readConfig({ DATA_HOME: '/tmp', OIDC_ISSUER: 'https://sign-in.example' }).hasDemo).toBe(false);
  expect(readConfig({ DATA_HOME: '/tmp', ...production, STORE_MODE: 'production' }).hasDemo).toBe(false);
});
