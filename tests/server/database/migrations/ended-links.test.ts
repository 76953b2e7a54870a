// Migration 0010_ended_links on the database of 1.0.0 with its customers and eSIMs: nothing of them changes, and what became of
// their links is kept from now on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { createEmptyDatabase, type TestDatabase } from '#support/test-database.ts';
import { importRelease } from '../../../releases/import-release.ts';

let database: TestDatabase;
let owner: Sql;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await importRelease('1.0.0', database.url);
  owner = openAsOwner(database.url);
  // The owner sees rows of resellers as the system alone.
  await owner`set role simshelf_system`;
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

test('a link that is replaced is kept with whose it was, however it is replaced, and for nobody else', async () => {
  expect(await owner`select from ended_link`).toEqual([]);
  const [esim] = await owner<{ id: string; linkId: string; resellerId: string; customerId: string }[]>`
    select id, link_id, reseller_id, customer_id from esim order by number limit 1`;
  const { id = '', linkId = '', resellerId = '', customerId = '' } = esim ?? {};
  await owner`update esim set state = state, link_id = link_id where id = ${id}`;
  expect(await owner`select from ended_link`).toEqual([]);
  await owner`update esim set link_id = default where id = ${id}`;
  expect(await owner`select id, reseller_id, customer_id from ended_link`).toEqual([
    { id: linkId, resellerId, customerId },
  ]);
  const seenBy = (reseller: string) =>
    owner.begin(async (tx) => {
      await tx`set local role simshelf_app`;
      await tx`select set_config('app.reseller_id', ${reseller}, true)`;
      return tx`select from ended_link`;
    });
  expect(await seenBy(resellerId)).toHaveLength(1);
  expect(await seenBy('00000000-0000-4000-8000-000000000000')).toEqual([]);
});
