import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { requireDurability } from '#server/db/durability.ts';
import { migrate } from '#server/db/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '#support/test-database.ts';

const files = readdirSync('src/server/db/migrations').sort();

let database: TestDatabase;
let owners: Sql[];

beforeEach(async () => {
  database = await createEmptyDatabase();
  owners = Array.from({ length: 3 }, () => openAsOwner(database.url));
});
afterEach(async () => {
  await Promise.all(owners.map((sql) => sql.end()));
  await database.drop();
});

const [one, two] = [0, 1];

test('three servers that start at once apply each migration once, in order', async () => {
  const applied = await Promise.all(owners.map(migrate));
  expect(applied.flat()).toEqual(files);
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrate(owners[one] as Sql)).toEqual([]);
});

test('a migration that was changed after it had been applied stops the start', async () => {
  const [owner] = owners as [Sql];
  await migrate(owner);
  await owner`update schema_migration set checksum = 'other' where name = '0001_roles.sql'`;
  await expect(migrate(owner)).rejects.toThrow('Migration 0001_roles.sql was changed after it had been applied');
});

test('a migration that fails leaves nothing behind and lets the next server try', async () => {
  const [first, second] = owners as [Sql, Sql];
  await first`create table identity_user (id int)`;
  await expect(migrate(first)).rejects.toThrow('Migration 0002_identity.sql failed');
  await second`drop table identity_user`;
  expect(await migrate(owners[two] as Sql)).toEqual(files.slice(1));
});

test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
  'a database that could forget what it acknowledged is refused, and told to switch %s on',
  async (setting) => {
    const [owner] = owners as [Sql];
    await expect(requireDurability(owner)).rejects.toThrow(new RegExp(`${setting} = off.*Switch these settings on`));
  },
);
