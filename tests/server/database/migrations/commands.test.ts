// `npm run migrate`, and what the other commands say of a database of another release.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { runCommand } from '#support/command.ts';
import { newSecret } from '#support/secret.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#support/test-database.ts';

const settings = { SECRET: newSecret()[0].toString('hex'), STORE_MODE: 'reference' };

let database: TestDatabase;
let owner: Sql;

beforeEach(async () => {
  database = await createTestDatabase();
  owner = openAsOwner(database.url);
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const run = (command: string, ...args: string[]) =>
  runCommand(command, args, { ...settings, DATABASE_URL: database.url });

const markOlder = () => owner`
  update schema_file set checksum = 'older', release = '0.9.0' where name = 'db/functions/queue_event.sql'`;

test('the dry run says what it would do and changes nothing; without it, it is done', async () => {
  await markOlder();
  const { output } = await run('migrate', '--dry-run');
  expect(output).toMatch(/^db\/functions\/queue_event\.sql: replaced in place\nNothing was changed\.$/m);
  expect(await owner`select from schema_file where checksum = 'older'`).toHaveLength(1);
  expect((await run('migrate')).output).toContain('db/functions/queue_event.sql\n');
  expect(await owner`select from schema_file where checksum = 'older'`).toHaveLength(0);
  expect((await run('migrate', '--dry-run')).output).toMatch(
    /^The database has the schema of release \d+\.\d+\.\d+\.$/m,
  );
});

test('verify says of a database of another release that it is older or newer, not that its books are broken', async () => {
  await markOlder();
  const older = await run('verify');
  expect(older).toMatchObject({ code: 1, output: '' });
  expect(older.errors).toContain('db/functions/queue_event.sql is not applied. Nothing was checked or changed.');
  await owner`
    insert into schema_file (name, checksum, release, applied_at)
      values ('db/migrations/9999_later/up.sql', '', '9.0.0', now() + interval '1 minute')`;
  const newer = await run('verify');
  expect(newer).toMatchObject({ code: 1, output: '' });
  expect(newer.errors).toContain('release 9.0.0 applied db/migrations/9999_later/up.sql, which is not known here');
});

test('a command makes no store where there is none', async () => {
  const empty = await createEmptyDatabase();
  const { code, errors } = await runCommand('migrate', [], { ...settings, DATABASE_URL: empty.url });
  await empty.drop();
  expect({ code, errors }).toMatchObject({
    code: 1,
    errors: expect.stringContaining('There is no store in the database'),
  });
});
