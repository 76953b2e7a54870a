import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { createTestDatabase, type TestDatabase } from '#support/test-database.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { app: 1, system: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

test.each(['app', 'system'] as const)('the %s pool lets no statement, lock or idle transaction last', async (pool) => {
  const settings = await db[pool]<{ name: string; setting: string }[]>`
    select name, setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`;
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    idle_in_transaction_session_timeout: '30000',
    lock_timeout: '10000',
    statement_timeout: '30000',
  });
});
