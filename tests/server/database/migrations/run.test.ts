// Migrations on filled tables, beside others that write: the files that a later release would have (decision 20).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { applySchema } from '#server/db/apply-schema.ts';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import type { Migration } from '#server/db/migration.ts';
import { migration, schemaWith } from '#support/migration.ts';
import { until } from '#support/poll.ts';
import { programOf } from '#support/programs.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#support/test-database.ts';

let database: TestDatabase;
let owner: Sql;
let other: Sql;
let watcher: Sql;

beforeEach(async () => {
  database = await createTestDatabase();
  [owner, other, watcher] = [openAsOwner(database.url), openAsOwner(database.url), openAsOwner(database.url)];
  await owner`create table note (id int primary key, text text not null, version int not null default 1,
    changed int not null default 0)`;
  await owner`grant all on note to simshelf_system`;
  await owner`insert into note (id, text) select n, 'note ' || n from generate_series(1, 25) n`;
});
afterEach(async () => {
  await Promise.all([owner, other, watcher].map((sql) => sql.end({ timeout: 0 })));
  await database.drop();
});

const apply = async (...migrations: Migration[]): Promise<string[]> =>
  applySchema(owner, await schemaWith(...migrations), createLog('silent'));

const isWaiting = async (): Promise<boolean> =>
  (await watcher`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length >
  0;

const countNotes = async (version: number): Promise<number> =>
  (await watcher`select from note where version = ${version}`).length;

const validIndexes = async (sql: Sql): Promise<string[]> =>
  (
    await sql<{ name: string }[]>`
      select indexrelid::regclass::text as name from pg_index where indrelid = 'note'::regclass and indisvalid order by 1`
  ).map(({ name }) => name);

const addsColumn = migration('0901_mark', 'alter table note add column mark text');

/** Ten notes at a time. Each of its steps fails, or is seen, where it is done twice. */
const inBatches = (subject: string): Migration =>
  migration(
    subject,
    `create table memo (id int primary key);
     -- step: batches
     update note set text = text || '!', version = 2, changed = changed + 1
     where id in (select id from note where version = 1 order by id limit 10);
     -- step: concurrently
     create index concurrently note_text on note (text);`,
  );

test('every step is applied once, and what was applied is recorded with its release', async () => {
  expect(await apply(inBatches('0901_text'))).toEqual(['db/migrations/0901_text/up.sql']);
  expect(await owner`select distinct changed, right(text, 2) from note where text like '%!!' or changed <> 1`).toEqual(
    [],
  );
  expect(await countNotes(2)).toBe(25);
  expect(await validIndexes(owner)).toEqual(['note_pkey', 'note_text']);
  expect(await apply(inBatches('0901_text'))).toEqual([]);
  const [row] = await owner`
    select release, next_step from schema_file where name = 'db/migrations/0901_text/up.sql'`;
  expect(row).toEqual({ release: expect.stringMatching(/^\d+\.\d+\.\d+$/), nextStep: null });
});

test('a new store has the same tables as one that was upgraded', async () => {
  const made = migration(
    '0901_note',
    `create table memo (id int primary key, text text);
     call system_table('memo');
     -- step: batches
     update memo set text = '' where text is null;
     -- step: concurrently
     create unique index concurrently memo_text on memo (text);`,
  );
  const empty = await createEmptyDatabase();
  const fresh = openAsOwner(empty.url);
  try {
    await applySchema(fresh, await schemaWith(made), createLog('silent'));
    await apply(made);
    const describeMemo = (sql: Sql) => sql`
      select attname, format_type(atttypid, null), (select array_agg(indexrelid::regclass::text order by indexrelid::regclass::text)
        from pg_index where indrelid = attrelid and indisvalid) as indexes
      from pg_attribute where attrelid = 'memo'::regclass and attnum > 0 order by attnum`;
    expect(await describeMemo(fresh)).toEqual(await describeMemo(owner));
    expect(await applySchema(fresh, await schemaWith(made), createLog('silent'))).toEqual([]);
  } finally {
    await fresh.end();
    await empty.drop();
  }
});

test('a change of a table in use lets sales pass that came after it, and is made when the table is free', async () => {
  let ended: Promise<string[]> | undefined;
  await other.begin(async (tx) => {
    await tx`update note set text = 'busy' where id = 1`;
    ended = apply(addsColumn);
    await until('the change waits for the table', isWaiting);
    // Waits behind the change, which gives up, while this transaction still holds the table.
    await watcher`insert into note (id, text) values (100, 'sold')`;
  });
  expect(await ended).toEqual([addsColumn.name]);
  expect(await owner`select mark from note where id = 100`).toEqual([{ mark: null }]);
});

test('a process that is killed between two batches loses nothing, and the next one continues', async () => {
  const text = inBatches('0901_text');
  const program = programOf('tests/support/migration-child.ts');
  const child = fork(program, [database.url, '0901_text', text.text], { stdio: 'inherit' });
  const gone = once(child, 'exit');
  await other.begin(async (tx) => {
    // The second batch waits for this note.
    await tx`select from note where id = 15 for update`;
    await until('the first batch is committed', async () => (await countNotes(2)) === 10);
    await until('the second batch waits', isWaiting);
    child.kill('SIGKILL');
    await gone;
  });
  expect(await countNotes(2)).toBe(10);
  await expect(owner`select next_step from schema_file where name = ${text.name}`).resolves.toEqual([{ nextStep: 1 }]);

  expect(await apply(text)).toEqual([text.name]);
  expect(await owner`select changed, count(*) from note group by 1`).toEqual([{ changed: 1, count: 25 }]);
  expect(await validIndexes(owner)).toEqual(['note_pkey', 'note_text']);
});

test('an index that came to nothing is dropped and made again', async () => {
  await owner`update note set text = 'twice' where id < 3`;
  const unique = migration(
    '0901_unique',
    `alter table note add column mark text;
     -- step: concurrently
     create unique index concurrently note_text on note (text);`,
  );
  await expect(apply(unique)).rejects.toThrow('could not create unique index "note_text"');
  expect(await validIndexes(owner)).toEqual(['note_pkey']);
  await owner`update note set text = 'once' where id = 1`;
  expect(await apply(unique)).toEqual([unique.name]);
  expect(await validIndexes(owner)).toEqual(['note_pkey', 'note_text']);
});

describe('what was applied', () => {
  test('may get other comments and other white space', async () => {
    await apply(addsColumn);
    expect(await apply(migration('0901_mark', '-- Why.\nalter table note\n  add column mark text'))).toEqual([]);
  });

  test.each([
    ['its SQL', 'alter table note add column mark varchar'],
    ['the kind of a step', '-- step: batches\nalter table note add column mark text'],
  ])('never changes: a database with another text is refused (%s)', async (_what, text) => {
    await apply(addsColumn);
    await expect(apply(migration('0901_mark', text))).rejects.toThrow(
      'made with another db/migrations/0901_mark/up.sql than that of this release',
    );
  });
});

describe('where row-level security binds the owner', () => {
  const refers = 'alter table memo add foreign key (customer_id, reseller_id) references customer (id, reseller_id)';
  const lifted = (tables: string[], statement: string): string =>
    [
      ...tables.map((table) => `alter table ${table} no force row level security`),
      statement,
      ...tables.map((table) => `alter table ${table} force row level security`),
    ].join(';\n');
  let plain: Sql;

  beforeEach(async () => {
    await owner
      .unsafe(`
      create table memo (customer_id uuid primary key, reseller_id uuid not null references reseller);
      call tenant_table('memo');
      set local role simshelf_system;
      insert into reseller (reseller_id, issuer, subject, email) values
        ('00000000-0000-4000-8000-000000000001', 'x', 'rosa', 'rosa@example.com'),
        ('00000000-0000-4000-8000-000000000002', 'x', 'otto', 'otto@example.com');
      insert into customer (id, reseller_id) values
        ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000001');
      insert into memo values ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002');
    `)
      .simple();
    await owner.unsafe(`
      do $$
      declare
        v_table regclass;
      begin
        if to_regrole('plain_owner') is null then
          create role plain_owner login password 'plain' in role simshelf_app, simshelf_system, simshelf_definer;
        end if;
        for v_table in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
          execute format('alter table %s owner to plain_owner', v_table);
        end loop;
      end $$`);
    const address = new URL(database.url);
    Object.assign(address, { username: 'plain_owner', password: 'plain' });
    plain = openAsOwner(address.href);
  });
  afterEach(() => plain.end());

  const applyPlainly = async (text: string) =>
    applySchema(plain, await schemaWith(migration('0901_memo', text)), createLog('silent'));

  test('a reference whose old rows it would not look at is refused', async () => {
    await expect(applyPlainly(refers)).rejects.toThrow('row-level security');
  });

  test('a reference that looks at the old rows finds what breaks it', async () => {
    await expect(applyPlainly(lifted(['memo', 'customer'], refers))).rejects.toThrow(/violates foreign key/);
    await owner`update memo set reseller_id = '00000000-0000-4000-8000-000000000001'`;
    await expect(applyPlainly(lifted(['memo', 'customer'], refers))).resolves.toHaveLength(1);
  });
});
