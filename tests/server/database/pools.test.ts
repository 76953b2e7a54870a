import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { createTestDatabase } from '#support/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.logins, { app: 1, system: 1 });
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
    statement_timeout: '12000',
  });
});

test.each(['app', 'system'] as const)(
  'the %s pool compiles no plan, whatever the database does by default',
  async (pool) => {
    const [jit] = await db[pool]`select setting, source from pg_settings where name = 'jit'`;
    expect(jit).toEqual({ setting: 'off', source: 'client' });
  },
);

test('a statement waits for a free connection only so long, and is not sent later', async () => {
  const time = { statementMs: 1_000, answerMs: 1_000, queueMs: 100, connectMs: 1_000 };
  const small = connect(database.logins, { app: 1, system: 1 }, time);
  const held = Promise.withResolvers<void>();
  const holding = small.system.begin(() => held.promise);
  await expect(small.system`select pg_advisory_lock(4711)`).rejects.toMatchObject({ code: 'QUEUE_TIMEOUT' });
  await expect(small.system.begin((tx) => tx`select pg_advisory_lock(4711)`)).rejects.toMatchObject({
    code: 'QUEUE_TIMEOUT',
  });
  held.resolve();
  await holding;
  expect(await small.system`select from pg_locks where locktype = 'advisory' and objid = 4711`).toHaveLength(0);
  await small.close();
});
