// A start with a database that cannot hold a store: told before anything was changed, by the setting, with the statement that
// mends it. Each one on a real PostgreSQL, as a plain owner as operators have one.
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { Config } from '#server/settings/config.ts';
import { explainStart } from '#server/core/start-failure.ts';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { type DatabaseFacts, shortcomingsOf } from '#server/db/requirements.ts';
import { startServer } from '#server/start-server.ts';
import { newSecret } from '#support/secret.ts';
import { testConfig } from '#support/test-config.ts';
import { createEmptyDatabase } from '#support/test-database.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

type Place = { url: string; database: string; owner: string; administrator: Sql };

/** An empty database of a plain owner, whose rights are `rights`. `made` is how the database is made. */
const createOwned = async (rights: string, made = ''): Promise<Place> => {
  const empty = await createEmptyDatabase();
  const server = openAsOwner(empty.url);
  const name = `owner_${randomUUID().slice(0, 8)}`;
  await server.unsafe(`create role ${name} login password 'hunter2' ${rights}`);
  await server.unsafe(`create database ${name} owner ${name} ${made}`);
  const [url, inside] = [new URL(empty.url), new URL(empty.url)];
  Object.assign(url, { pathname: `/${name}`, username: name, password: 'hunter2' });
  inside.pathname = `/${name}`;
  const administrator = openAsOwner(inside.href);
  undo.push(async () => {
    await administrator.end();
    await server.unsafe(`drop database ${name} with (force)`);
    await server.unsafe(`alter role ${name} connection limit -1`);
    // The logins of the store that it made go with it.
    for (const { role } of await server<{ role: string }[]>`
      select rolname as role from pg_roles where rolname like ${`simshelf\\_%\\_${name}\\_%`}`) {
      await server.unsafe(`drop role ${role}`);
    }
    await server.unsafe(`drop owned by ${name} cascade`);
    await server.unsafe(`drop role ${name}`);
    await server.end();
    await empty.drop();
  });
  return { url: url.href, database: name, owner: name, administrator };
};

/** What the operator reads of a start that fails. */
const refusalOf = ({ url }: Place, overrides: Partial<Config> = {}): Promise<string> =>
  startServer({ ...testConfig(url), secret: newSecret(), ...overrides }).then(
    async ({ stop }) => {
      await stop();
      return '';
    },
    (error: unknown) => explainStart(error),
  );

const tablesIn = async ({ administrator }: Place): Promise<number> => {
  const [row] = await administrator<[{ count: number }]>`
    select count(*)::int as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`;
  return row.count;
};

const CREATEROLE = 'createrole';
/** The tests' server has these roles, which its superuser made. */
const grantRoles = ({ administrator, owner }: Place) =>
  administrator.unsafe(`grant simshelf_app, simshelf_system, simshelf_definer to ${owner} with admin option`);

test('a database that suits, of a plain owner, is taken', async () => {
  const place = await createOwned(CREATEROLE);
  await grantRoles(place);
  expect(await refusalOf(place)).toBe('');
});

const unfit: Record<
  string,
  { rights?: string; made?: string; change?: (place: Place) => Promise<unknown>; said: RegExp }
> = {
  'an owner who may make no roles': {
    rights: '',
    change: grantRoles,
    said: /the owner \w+ may not make logins: `alter role \w+ createrole;` .* set DATABASE_APP_URL and DATABASE_SYSTEM_URL/,
  },
  'roles that another owner made': {
    change: async () => {},
    said: /no right to simshelf_app, .*which somebody else made: `grant simshelf_app, .* to \w+ with admin option;` as a superuser/,
  },
  'no ICU': {
    change: async (place) => {
      await grantRoles(place);
      await place.administrator`delete from pg_collation where collprovider = 'i'`;
    },
    said: /built without ICU.*no collation "und-x-icu"/,
  },
  'another encoding than UTF-8': {
    made: `encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
    change: grantRoles,
    said: /its encoding is LATIN1\. Make it anew: `create database \w+ owner \w+ encoding 'UTF8' template template0;`/,
  },
  'a database of somebody else': {
    change: async (place) => {
      await grantRoles(place);
      await place.administrator.unsafe(`alter database ${place.database} owner to current_user`);
    },
    said: /\w+ may not make tables there: `alter database \w+ owner to \w+;` as a superuser/,
  },
  'a database that only reads': {
    change: async (place) => {
      await grantRoles(place);
      await place.administrator.unsafe(`alter database ${place.database} set default_transaction_read_only = on`);
    },
    said: /it is set read-only \(default_transaction_read_only\)/,
  },
  'fewer connections than this process opens': {
    change: async (place) => {
      await grantRoles(place);
      await place.administrator.unsafe(`alter database ${place.database} connection limit 15`);
    },
    said: /it takes 15 connections of stores at most, and this process alone opens up to 16\. Raise max_connections .* lower DATABASE_POOL/,
  },
};

test.each(Object.keys(unfit))('a start with %s is refused before anything was changed', async (name) => {
  const { rights = CREATEROLE, made, change, said } = unfit[name] ?? { said: /nothing/ };
  const place = await createOwned(rights, made);
  await change?.(place);
  const refusal = await refusalOf(place);
  expect(refusal).toMatch(/^DATABASE_URL leads to a database that cannot hold a store: [^\n]+\.$/);
  expect(refusal).toMatch(said);
  expect(refusal).not.toContain('hunter2');
  expect(await tablesIn(place)).toBe(0);
});

test('everything that is missing is told at once', async () => {
  const place = await createOwned('', `encoding 'LATIN1' locale_provider libc locale 'C' template template0`);
  await place.administrator`delete from pg_collation where collprovider = 'i'`;
  const lines = (await refusalOf(place)).split('\n');
  expect(lines.map((line) => /LATIN1|ICU|createrole/.exec(line)?.[0])).toEqual(['LATIN1', 'ICU', 'createrole']);
});

test('a login with no connection left is told with what PostgreSQL says', async () => {
  const place = await createOwned(`${CREATEROLE} connection limit 0`);
  expect(await refusalOf(place)).toMatch(
    /^DATABASE_URL does not lead to a database: .*no connection left\..* PostgreSQL says: too many connections for role "\w+"\.$/,
  );
});

test('what PostgreSQL advises about any other error is kept, with the setting', async () => {
  const place = await createOwned(CREATEROLE);
  await grantRoles(place);
  await place.administrator.unsafe(`
    create function refuse() returns event_trigger language plpgsql as $$
      begin raise exception 'no tables today' using hint = 'Come back tomorrow.'; end $$;
    create event trigger refuse on ddl_command_start when tag in ('CREATE TABLE') execute function refuse()`);
  expect(await refusalOf(place)).toBe(
    'DATABASE_URL leads to a database that could not be made ready: no tables today\nPostgreSQL advises: Come back tomorrow.',
  );
});

const fit: DatabaseFacts = {
  version: '15.2',
  major: 15,
  database: 'store',
  owner: 'store',
  isStandby: false,
  isReadOnly: false,
  encoding: 'UTF8',
  hasIcu: true,
  makesTables: true,
  makesRoles: true,
  isSuperuser: false,
  roles: [],
  connections: 97,
};
const need = { hasLogins: false, pooled: 25 };

test('the oldest version is taken; an older one and a standby are told as such, and nothing else about them', () => {
  expect(shortcomingsOf(fit, need)).toEqual([]);
  expect(shortcomingsOf({ ...fit, version: '14.9', major: 14, hasIcu: false }, need)).toEqual([
    'it is PostgreSQL 14.9, and the oldest that a store can use is 15',
  ]);
  expect(shortcomingsOf({ ...fit, isStandby: true, isReadOnly: true }, need)).toEqual([
    'it is a standby, which only reads. Name the primary in the address',
  ]);
});
