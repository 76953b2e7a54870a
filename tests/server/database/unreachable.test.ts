// A start with a database, a port or a secret that it cannot have: one sentence that names the setting, and no password.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openAsOwner } from '#server/db/connect.ts';
import { startServer } from '#server/start-server.ts';
import { freePort } from '#support/free-port.ts';
import { newSecret } from '#support/secret.ts';
import { testConfig } from '#support/test-config.ts';
import { createTestDatabase } from '#support/test-database.ts';
import { startTestServer } from '#support/test-server.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(async () => server.close());
  return (server.address() as AddressInfo).port;
};

/** What a start says that fails. */
const refusalOf = async (overrides: Partial<Parameters<typeof startServer>[0]>): Promise<string> => {
  const database = await createTestDatabase();
  undo.push(database.drop);
  return startServer({ ...testConfig(database.url), ...overrides }).then(
    async ({ stop }) => {
      await stop();
      return '';
    },
    (error: Error) => error.message,
  );
};

const password = 'hunter2';

/** A real address of a database with one part of it changed. */
const changed = async (change: (address: URL) => void): Promise<string> => {
  const database = await createTestDatabase();
  undo.push(database.drop);
  const address = new URL(database.url);
  change(address);
  return address.href;
};

const unreachable = {
  'no server': async () => [
    `postgres://owner:${password}@127.0.0.1:${await freePort()}/store`,
    /nothing answers at 127/,
  ],
  'an unknown host': async () => [`postgres://owner:${password}@db.invalid/store`, /the host db\.invalid is not known/],
  'something else than PostgreSQL': async () => [
    `postgres://owner:${password}@127.0.0.1:${await listening(createHttpServer())}/store`,
    /ends the connection. Is it PostgreSQL/,
  ],
  'a database that is not there': async () => [
    await changed((address) => (address.pathname = '/not-there')),
    /there is no database not-there at .* Make it: `create database "not-there" owner \w+ encoding 'UTF8' template template0;` as a superuser, or correct/,
  ],
  'a wrong password': async () => [
    await changed((address) => (address.password = password)),
    /does not let the user \w+ in\. Correct user and password .* \(`alter role \w+ password '…';`/,
  ],
  'a user that is not there': async () => [
    await changed((address) => (address.username = 'nobody_of_this_name')),
    /does not let the user nobody_of_this_name in/,
  ],
  'TLS that the server does not speak': async () => [
    await changed((address) => (address.search = '?sslmode=require')),
    /DATABASE_URL/,
  ],
  'a parameter that PostgreSQL does not know': async () => [
    await changed((address) => (address.search = '?sslrootcert=/no/such/file')),
    /sslrootcert/,
  ],
} satisfies Record<string, () => Promise<[string, RegExp]>>;

const isOneSentence = /^[^\n]+[.?]$/;

test.each(Object.keys(unreachable))('an address that leads to %s is told by its setting', async (name) => {
  const [address, expected] = await unreachable[name as keyof typeof unreachable]();
  const said = await refusalOf({ databaseUrl: address });
  expect(said).toMatch(/^DATABASE_URL does not lead to a database: /);
  expect(said).toMatch(expected);
  expect(said).toMatch(isOneSentence);
  expect(said).not.toContain(new URL(address).password);
});

test.each([
  ['DATABASE_APP_URL', 'app'],
  ['DATABASE_SYSTEM_URL', 'system'],
])('a login that does not let in is told as %s', async (setting, kind) => {
  const { url, logins, drop } = await createTestDatabase();
  undo.push(drop);
  const wrong = new URL(url);
  [wrong.username, wrong.password] = ['nobody_of_this_name', password];
  const said = await refusalOf({ databaseUrl: url, logins: { ...logins, [kind]: wrong.href } });
  expect(said).toMatch(new RegExp(`^${setting} does not lead to a database: .* let the user nobody_of_this_name in`));
  expect(said).not.toContain(password);
});

test('a port that is taken is told by its setting', async () => {
  const port = await listening(createServer());
  expect(await refusalOf({ port, host: '127.0.0.1' })).toBe(
    `PORT is ${port}, and another program listens there. End that program, or set PORT to another port.`,
  );
  expect(await refusalOf({ metrics: { port, host: '127.0.0.1' } })).toBe(
    `METRICS_PORT is ${port}, and another program listens there. End that program, or set METRICS_PORT to another port.`,
  );
});

test('an address that is not of this machine is told by its setting', async () => {
  expect(await refusalOf({ host: '192.0.2.1' })).toMatch(
    /^HOST is 192\.0\.2\.1, which is no address of this machine\./,
  );
  expect(await refusalOf({ metrics: { port: 0, host: 'no-such-host.invalid' } })).toMatch(
    /^METRICS_HOST is no-such-host\.invalid, which is not known\./,
  );
});

test('another secret than the database was used with is refused, with the remedy, before anything was changed', async () => {
  const server = await startTestServer();
  undo.push(server.stop);
  const owner = openAsOwner(server.databaseUrl);
  undo.push(() => owner.end());
  const logins = () => owner<{ name: string }[]>`
    select rolname as name from pg_roles
    where rolcanlogin and rolname like ${`simshelf\\_%\\_${new URL(server.databaseUrl).pathname.slice(1)}\\_%`} order by 1`;
  const before = await logins();
  expect(before).toHaveLength(2);
  const said = await startServer({
    ...testConfig(server.databaseUrl),
    secret: newSecret(7),
    publicUrl: server.url,
  }).then(
    ({ stop }) => stop(),
    (error: Error) => error.message,
  );
  expect(said).toMatch(
    /^SECRET is another one than this database was used with\. .*SECRET_PREVIOUS: docs\/operate\.md, "Another SECRET"\./,
  );
  expect(await logins()).toEqual(before);
});

test('a provider of sign-ins that cannot be asked is told by its setting', async () => {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const said = await refusalOf({ oidcIssuer: issuer });
  expect(said).toBe(
    `OIDC_ISSUER is ${issuer}, and ${issuer}/.well-known/openid-configuration could not be read: The connection was refused. ` +
      'Correct the setting, or the provider.',
  );
});
