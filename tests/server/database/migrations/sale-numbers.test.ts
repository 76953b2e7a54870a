// Sales of release 1.0.0 keep the number that was shown, and each reseller's count goes on above its highest one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { applySchema } from '#server/db/apply-schema.ts';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { readSchema, type Schema } from '#server/db/schema-files.ts';
import { referenceTables } from '#server/gateways/index.ts';
import { createEmptyDatabase, type TestDatabase } from '#support/test-database.ts';

const [first, second, third] = ['1', '2', '3'].map((digit) => `00000000-0000-0000-0000-00000000000${digit}`);
const name = 'db/migrations/0002_sale_numbers/up.sql';

let database: TestDatabase;
let owner: Sql;
let schema: Schema;

/** Rows as a sale writes them; what they refer to does not matter here. */
const sell = (resellerId: string | undefined, count = 1) => owner`
  insert into sold_item (uid, reseller_id, inventory_item_id, product_id, customer_id, profile_domain_id, activation_type,
    state, name, channel_name, channel_type, purchase_price, retail_price, currency, activation_mode, size_value, size_unit,
    size_bytes, package_type, validity_size, validity_unit, validity_unlimited, validity, included_countries,
    profile_domain_key)
  select gen_random_uuid(), ${resellerId!}, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
    'DATA_PLAN', 'purchased', 'Germany 1 GB', 'POS', 'POS', 100, 200, 'USD', 'ON_DEMAND', 1, 'GB', 1000, 'limited', 7,
    'DAYS', false, '7 days', '{DE}', 'core' from generate_series(1, ${count})`;

const shown = async (resellerId: string | undefined): Promise<number[]> =>
  (
    await owner<{ shown: number }[]>`
      select coalesce((to_jsonb(s) ->> 'number')::bigint, id) as shown from sold_item s where reseller_id = ${resellerId!} order by id`
  ).map((row) => row.shown);

const upgrade = (): Promise<string[]> => applySchema(owner, schema, createLog('silent'));

beforeAll(async () => {
  database = await createEmptyDatabase();
  owner = openAsOwner(database.url);
  schema = await readSchema(referenceTables);
  const migrations = schema.migrations.filter((migration) => migration.name < name);
  const functions = schema.functions.filter(({ text }) => !text.includes('.number, s.id'));
  const triggers = schema.triggers.filter(({ text }) => !text.includes('number_sale'));
  await applySchema(owner, { ...schema, migrations, functions, triggers }, createLog('silent'));
  // Only the rows count, not what they refer to and who may see them.
  await owner`alter table sold_item no force row level security, disable trigger all`;
});
afterAll(async () => {
  await owner.end({ timeout: 0 });
  await database.drop();
});

test('sales keep their numbers, and new ones count for each reseller, above its highest one', async () => {
  await sell(first, 3);
  await sell(second, 2);
  await sell(first, 1);
  const before = await Promise.all([first, second].map(shown));
  expect(before).toEqual([
    [1, 2, 3, 6],
    [4, 5],
  ]);

  expect(await upgrade()).toContain(name);
  expect(await Promise.all([first, second].map(shown))).toEqual(before);

  for (const reseller of [first, second, third, first, second]) await sell(reseller);
  expect(await Promise.all([first, second, third].map(shown))).toEqual([[1, 2, 3, 6, 7, 8], [4, 5, 6, 7], [1]]);
  expect(await upgrade()).toEqual([]);
});
