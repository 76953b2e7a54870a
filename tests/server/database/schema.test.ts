import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applySchema as applyTo } from '#server/db/apply-schema.ts';
import { createLog } from '#server/core/log.ts';
import { openAsOwner, type Sql } from '#server/db/connect.ts';
import { requireDurability } from '#server/db/durability.ts';
import { readSchema, type Schema } from '#server/db/schema-files.ts';
import { sqlFile } from '#server/db/sql-text.ts';
import { referenceTables } from '#server/gateways/index.ts';
import { until } from '#support/poll.ts';
import { createEmptyDatabase, type TestDatabase } from '#support/test-database.ts';

const schema = await readSchema(referenceTables);
const files = [...schema.tables, ...schema.migrations, ...schema.functions, ...schema.triggers].map(({ name }) => name);

const applySchema = (owner: Sql, wanted: Schema): Promise<string[]> => applyTo(owner, wanted, createLog('silent'));

let database: TestDatabase;
let owners: [Sql, Sql, Sql];
let owner: Sql;

beforeEach(async () => {
  database = await createEmptyDatabase();
  owners = [openAsOwner(database.url), openAsOwner(database.url), openAsOwner(database.url)];
  [owner] = owners;
});
afterEach(async () => {
  await Promise.all(owners.map((sql) => sql.end()));
  await database.drop();
});

/** The schema of another release: with these functions instead of, or beside, those of their names. */
const withFunctions = (...texts: [name: string, text: string][]): Schema => {
  const changed = texts.map(([name, text]) => sqlFile(`db/functions/${name}.sql`, text));
  const kept = schema.functions.filter(({ name }) => changed.every((file) => file.name !== name));
  return { ...schema, functions: [...kept, ...changed] };
};

const withTable = (name: string, text: string): Schema => ({
  ...schema,
  tables: [...schema.tables, sqlFile(`db/schema/${name}.sql`, text)],
});

/** How the functions of this name are called. */
const signaturesOf = async (name: string): Promise<string[]> => {
  const found = await owner<{ signature: string }[]>`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = 'public'::regnamespace and proname = ${name}`;
  return found.map(({ signature }) => signature);
};

const hasTable = async (name: string): Promise<boolean> => {
  const [row] = await owner<{ found: boolean }[]>`select to_regclass(${name}) is not null as found`;
  return row?.found === true;
};

test('three servers that start at once apply each file once, in order', async () => {
  const applied = await Promise.all(owners.map((sql) => applySchema(sql, schema)));
  expect(applied.flat()).toEqual(files);
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await applySchema(owner, schema)).toEqual([]);
});

test('what fails leaves nothing behind and lets the next server try', async () => {
  const broken = withTable('9999_broken', 'create table first (id int); create table first (id int)');
  await expect(applySchema(owner, broken)).rejects.toThrow(
    'db/schema/9999_broken.sql could not be applied: relation "first" already exists',
  );
  expect(await hasTable('first')).toBe(false);
  expect(await hasTable('schema_file')).toBe(false);
  expect(await applySchema(owners[1], schema)).toEqual(files);
});

test('each function stands once, in the file of its name', async () => {
  await applySchema(owner, schema);
  const made = await owner<{ name: string }[]>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by proname collate "C"`;
  const helpersOfTables = [
    'append_only',
    'current_reseller',
    'id_of_time',
    'new_event_id',
    'refuse_change',
    'run_as_definer',
    'shared_table',
    'system_table',
    'tenant_table',
    'written_by_functions',
  ];
  const named = schema.functions.map(({ name }) => path.basename(name, '.sql'));
  const written = schema.functions.flatMap(({ text }) => [...text.matchAll(/^create or replace function (\w+)/gm)]);
  expect(written.map(([, name]) => name)).toEqual(named);
  expect(made.map(({ name }) => name)).toEqual([...named, ...helpersOfTables].sort());
});

test('the tables of reference gateways are made with those gateways alone', async () => {
  await applySchema(owner, await readSchema([]));
  expect(await hasTable('payment')).toBe(true);
  const ofGateways = await owner`select from pg_class where relname like 'reference\\_%'`;
  expect(ofGateways).toHaveLength(0);
});

test('the function of a trigger is replaced in place', async () => {
  await applySchema(owner, schema);
  const queue = schema.functions.find(({ name }) => name.endsWith('/queue_event.sql'))?.text ?? '';
  await applySchema(owner, withFunctions(['queue_event', queue.replace('begin', 'begin -- changed')]));
  const triggers = await owner`
    select tgrelid::regclass as table, prosrc like '%changed%' as changed from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where proname = 'queue_event'`;
  expect(triggers).toEqual([{ table: 'event', changed: true }]);
});

test('triggers are replaced while others write, also when their locks cross', async () => {
  await applySchema(owner, schema);
  const triggers = schema.triggers.map(({ name, text }) => sqlFile(name, `${text}\nselect;`));
  const [, writer, watcher] = owners;
  const waits = async () =>
    (await watcher`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      .length > 0;
  const applying = await writer.begin(async (tx) => {
    // The start is the one that gives way.
    await tx`set local deadlock_timeout = '30s'`;
    await tx`lock table auto_top_up in row exclusive mode`;
    const started = applySchema(owner, { ...schema, triggers });
    await until('the start waits for the table', waits);
    await tx`lock table event in row exclusive mode`;
    return { started };
  });
  expect(await applying.started).toEqual(triggers.map(({ name }) => name));
});

describe('a function that was changed', () => {
  const answer = async (): Promise<number | undefined> =>
    (await owner<{ answer: number }[]>`select answer() as answer`)[0]?.answer;

  beforeEach(() =>
    applySchema(owner, withFunctions(['answer', 'create or replace function answer() returns int return 1'])),
  );

  test('is replaced, and nothing else is applied', async () => {
    expect(await answer()).toBe(1);
    const changed = withFunctions(['answer', 'create or replace function answer() returns int return 2']);
    expect(await applySchema(owner, changed)).toEqual(['db/functions/answer.sql']);
    expect(await answer()).toBe(2);
  });

  test.each([
    [
      'parameters',
      'create or replace function answer(a int, b text default null) returns int return 2',
      'answer(integer,text)',
    ],
    ['result', 'create or replace function answer() returns text return 2', 'answer()'],
    ['kind', 'create or replace procedure answer() language sql as $$ select 1 $$', 'answer()'],
  ])('takes the place of the old one although its %s changed', async (_what, text, signature) => {
    await applySchema(owner, withFunctions(['answer', text]));
    expect(await signaturesOf('answer')).toEqual([signature]);
  });

  test('stays as it was when a later one of the same start fails', async () => {
    const changed: [string, string] = ['answer', 'create or replace function answer() returns int return 2'];
    const broken: [string, string] = ['broken', 'create function broken() returns nonsense return 2'];
    await expect(applySchema(owner, withFunctions(changed, broken))).rejects.toThrow(
      'db/functions/broken.sql could not be applied: type "nonsense" does not exist',
    );
    expect(await answer()).toBe(1);
  });

  test('is gone when its file says so', async () => {
    await applySchema(owner, withFunctions(['answer', 'drop function if exists answer()']));
    expect(await signaturesOf('answer')).toEqual([]);
  });
});

describe('a database is refused', () => {
  test.each([
    ['a table', withTable('9999_newer', 'create table newer (id int)'), 'db/schema/9999_newer.sql'],
    ['a function', withFunctions(['newer', 'create function newer() returns int return 1']), 'db/functions/newer.sql'],
  ])('when a newer release gave it %s, which stays', async (_what, newer, name) => {
    await applySchema(owner, newer);
    await expect(applySchema(owner, schema)).rejects.toThrow(
      new RegExp(
        `made by a newer release or in another mode: release [\\d.]+ applied ${name}, which is not known here`,
      ),
    );
    expect(await applySchema(owner, newer)).toEqual([]);
  });

  test('when its tables were made from another text', async () => {
    await applySchema(owner, schema);
    await owner`update schema_file set checksum = 'other' where name = 'db/schema/08_ledger.sql'`;
    await expect(applySchema(owner, schema)).rejects.toThrow(
      'made with another db/schema/08_ledger.sql than that of this release',
    );
  });

  test.each([
    ['numbered files', 'create table schema_file (name text primary key, checksum text not null)'],
    ['migrations', 'create table schema_migration (name text primary key)'],
  ])('when it was made by %s before the first release, and the error removes nothing', async (_what, statement) => {
    await owner.unsafe(statement);
    await expect(applySchema(owner, schema)).rejects.toThrow(
      /before release 1\.0\.0.* Nothing in it was changed: keep running the version that made it/,
    );
    expect(
      await owner`select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    ).toHaveLength(1);
  });

  test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
    'when it could lose acknowledged writes, and the error says to switch %s on',
    async (setting) => {
      await expect(requireDurability(owner)).rejects.toThrow(new RegExp(`${setting} = off.*Switch these settings on`));
    },
  );
});
