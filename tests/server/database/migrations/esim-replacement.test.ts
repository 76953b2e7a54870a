// Migration 0001_esim_replacement on the database of 1.0.0 with its customers and eSIMs: nothing of it changes, and replacements can
// be recorded.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { unpackExport } from '#server/archives/index.ts';
import { createEmptyDatabase, type TestDatabase } from '#support/test-database.ts';
import { importRelease } from '../../../releases/import-release.ts';
import { fileOf } from '../../../releases/releases.ts';

const RELEASE = '1.0.0';

let database: TestDatabase;
let owner: Sql;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await importRelease(RELEASE, database.url);
  owner = openAsOwner(database.url);
  // The owner sees rows of resellers as the system alone.
  await owner`set role simshelf_system`;
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

test('leaves every eSIM as it was', async () => {
  const unpacked = await unpackExport(fileOf(RELEASE));
  const before = unpacked.manifest.tables.find(({ name }) => name === 'esim')?.rows ?? 0;
  unpacked.remove();
  expect(before).toBeGreaterThan(0);
  expect(await owner`select from esim`).toHaveLength(before);
  expect(await owner`select from esim_replacement`).toEqual([]);
});

test('takes a replacement in the profile domain of the eSIM, once, and no other', async () => {
  const [old] = await owner<{ id: string; reseller: string; customer: string; domain: string }[]>`
    select id, reseller_id as reseller, customer_id as customer, profile_domain_id as domain from esim order by number limit 1`;
  const [other] = await owner<{ id: string }[]>`
    select id from esim where profile_domain_id <> ${old?.domain ?? ''} order by number limit 1`;
  const replaceBy = (id: string) => owner`
    insert into esim_replacement (esim_id, new_esim_id, reseller_id, customer_id, profile_domain_id, reason)
    values (${old?.id ?? ''}, ${id}, ${old?.reseller ?? ''}, ${old?.customer ?? ''}, ${old?.domain ?? ''}, 'LOST')`;
  await expect(replaceBy(other?.id ?? '')).rejects.toMatchObject({
    constraint_name: 'esim_replacement_new_esim_id_fkey',
  });
  await expect(replaceBy(old?.id ?? '')).rejects.toMatchObject({ code: '23514' });
  const [fresh] = await owner<{ id: string }[]>`
    insert into esim (id, reseller_id, customer_id, profile_domain_id, iccid, activation_code)
    values (gen_random_uuid(), ${old?.reseller ?? ''}, ${old?.customer ?? ''}, ${old?.domain ?? ''}, '8949000000000099999', 'LPA:1$x$y')
    returning id`;
  await replaceBy(fresh?.id ?? '');
  await expect(replaceBy(fresh?.id ?? '')).rejects.toMatchObject({ code: '23505' });
});
