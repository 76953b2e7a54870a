// What 0004 does to the settings that a store of release 1.0.0 has.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { applySchema } from '#server/db/apply-schema.ts';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { readSchema } from '#server/db/schema-files.ts';
import { referenceTables } from '#server/gateways/index.ts';
import { createEmptyDatabase, type TestDatabase } from '#support/test-database.ts';

const SUBJECT = '0004_sales_wait_for_top_ups';

let database: TestDatabase;
let owner: Sql;

beforeAll(async () => {
  database = await createEmptyDatabase();
  owner = openAsOwner(database.url);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

test('settings stay as they are, and no sale waits', async () => {
  const schema = await readSchema(referenceTables);
  const before = { ...schema, migrations: schema.migrations.filter(({ name }) => !name.includes(SUBJECT)) };
  await applySchema(owner, before, createLog('silent'));
  await owner
    .unsafe(
      `set role simshelf_system;
       insert into reseller (reseller_id, issuer, subject, email)
         values ('00000000-0000-4000-8000-000000000001', 'x', 'rosa', 'rosa@example.com');
       insert into auto_top_up (reseller_id, enabled, threshold, amount)
         values ('00000000-0000-4000-8000-000000000001', false, 1000, 2000);
       reset role`,
    )
    .simple();
  expect(await applySchema(owner, schema, createLog('silent'))).toEqual([`db/migrations/${SUBJECT}/up.sql`]);
  await owner`set role simshelf_system`;
  expect(await owner`select enabled, threshold, amount, asked, round from auto_top_up`).toEqual([
    { enabled: false, threshold: 1_000, amount: 2_000, asked: 0, round: 0 },
  ]);
});
