// The database knows the types of events, too: in the checks of two tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEBHOOK_TYPES } from '#domain/webhook.ts';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { createTestDatabase } from '#support/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let owner: Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openAsOwner(database.url);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

test.each([
  ['event', []],
  ['webhook', ['SDK_ACTIVATION']],
])('the types of %s are those of the contract', async (table, others) => {
  const [check] = await owner<{ text: string }[]>`
    select pg_get_constraintdef(oid) as text from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%BALANCE_ALERT%'`;
  const types = check?.text.matchAll(/'(\w+)'/g).map(([, type = '']) => type);
  expect([...(types ?? [])].toSorted()).toEqual([...WEBHOOK_TYPES, ...others].toSorted());
});
