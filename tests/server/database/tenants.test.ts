import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database, openAsOwner, type Sql } from '#server/db/connect.ts';
import { createTestDatabase } from '#support/test-database.ts';

const [rosa, otto] = [randomUUID(), randomUUID()];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let owner: Sql;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openAsOwner(database.url);
  await owner.unsafe(`
    create table note (id int primary key, reseller_id uuid not null, text text not null);
    call tenant_table('note');
    create table colour (name text primary key);
    call shared_table('colour');
    create table machine (name text primary key);
    call system_table('machine');
    create table entry (id int primary key, reseller_id uuid not null);
    call tenant_table('entry');
    call append_only('entry');`);
  db = connect(database.logins, { app: 4, system: 2 });
  await db.system`insert into note ${db.system([
    { id: 1, reseller_id: rosa, text: 'of Rosa' },
    { id: 2, reseller_id: otto, text: 'of Otto' },
  ])}`;
});
afterAll(async () => {
  await db.close();
  await owner.end();
  await database.drop();
});

const texts = async (resellerId: string): Promise<string[]> =>
  db.forReseller(resellerId, async (tx) =>
    (await tx<{ text: string }[]>`select text from note`).map(({ text }) => text),
  );

test('without a reseller the application sees no row', async () => {
  expect(await db.app`select * from note`).toHaveLength(0);
  expect((await db.app`update note set text = 'changed'`).count).toBe(0);
  expect((await db.app`delete from note`).count).toBe(0);
});

test('bound to a reseller it sees that reseller alone', async () => {
  expect(await texts(rosa)).toEqual(['of Rosa']);
  expect(await texts(otto)).toEqual(['of Otto']);
});

test('it can neither write for another reseller nor give a row away', async () => {
  const forOther = db.forReseller(rosa, (tx) => tx`insert into note values (3, ${otto}, 'smuggled')`);
  await expect(forOther).rejects.toThrow('row-level security');
  const away = db.forReseller(rosa, (tx) => tx`update note set reseller_id = ${otto}`);
  await expect(away).rejects.toThrow('row-level security');
  const foreign = await db.forReseller(rosa, (tx) => tx`update note set text = 'changed' where id = 2`);
  expect(foreign.count).toBe(0);
});

test('the binding ends with its transaction, also when that fails', async () => {
  const single = connect(database.logins, { app: 1, system: 1 });
  await single.forReseller(rosa, (tx) => tx`select 1`);
  expect(await single.app`select * from note`).toHaveLength(0);
  await single.forReseller(rosa, (tx) => tx`select 1 / 0`).catch(() => {});
  expect(await single.app`select * from note`).toHaveLength(0);
  await single.close();
});

test('many resellers at once on few connections never see each other', async () => {
  const seen = await Promise.all(Array.from({ length: 200 }, (_, index) => texts(index % 2 === 0 ? rosa : otto)));
  seen.forEach((own, index) => expect(own).toEqual([index % 2 === 0 ? 'of Rosa' : 'of Otto']));
});

test('the system sees every reseller', async () => {
  expect(await db.system`select * from note`).toHaveLength(2);
});

test('the application reads shared tables, and cannot read the system’s', async () => {
  await db.system`insert into colour values ('green')`;
  expect(await db.app`select * from colour`).toHaveLength(1);
  await expect(db.app`insert into colour values ('blue')`).rejects.toThrow('permission denied');
  await expect(db.app`select * from machine`).rejects.toThrow('permission denied');
  await expect(db.app`select * from identity_user`).rejects.toThrow('permission denied');
});

test('rows that are kept for ever cannot be changed, not even by the owner', async () => {
  await db.system`insert into entry values (1, ${rosa})`;
  await expect(db.system`update entry set id = 2`).rejects.toThrow('permission denied');
  await expect(db.forReseller(rosa, (tx) => tx`delete from entry`)).rejects.toThrow('permission denied');
  await expect(owner`delete from entry`).rejects.toThrow('never changed or removed');
  await expect(owner`truncate entry`).rejects.toThrow('never changed or removed');
});

test('every table with rows of resellers is walled, and no other table can be written by the application', async () => {
  const open = await owner<{ name: string }[]>`
    select c.relname as name
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and case
        when exists (select from pg_attribute where attrelid = c.oid and attname = 'reseller_id' and not attisdropped)
        then has_table_privilege('simshelf_app', c.oid, 'select, insert, update, delete')
          and not (c.relrowsecurity and c.relforcerowsecurity
                   and exists (select from pg_policy where polrelid = c.oid and polroles = array['simshelf_app'::regrole::oid]))
        else has_table_privilege('simshelf_app', c.oid, 'insert, update, delete')
      end`;
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('amounts arrive as numbers, and one that would lose digits is an error', async () => {
  const [row] = await db.app<
    { cents: number; at: Date }[]
  >`select 1234::bigint as cents, timestamptz '2026-01-02Z' as at`;
  expect(row).toEqual({ cents: 1234, at: new Date('2026-01-02T00:00:00Z') });
  await expect(db.app`select 9007199254740993::bigint as cents`).rejects.toThrow('does not fit a safe integer');
});
