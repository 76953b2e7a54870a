// References among tables of resellers, as the catalogue of the database has them, so that a new table is tried by itself: a row
// that refers to a row of another reseller cannot be written, by no caller.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner, type Sql, type TransactionSql } from '#server/db/connect.ts';
import { createTestDatabase } from '#support/test-database.ts';

type Reference = {
  name: string;
  child: string;
  parent: string;
  /** The columns, in pairs. */
  columns: string[];
  parentColumns: string[];
  types: string[];
  /** From the row's own reseller. */
  isGenerated: boolean;
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let owner: Sql;
let references: Reference[];

const [rosa, otto] = [randomUUID(), randomUUID()];

class Rollback extends Error {}

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openAsOwner(database.url);
  references = await owner<Reference[]>`
    with of_resellers as (
      select attrelid from pg_attribute
      where attname = 'reseller_id' and not attisdropped
        and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition)
    )
    select key.conname as name, key.conrelid::regclass::text as child, key.confrelid::regclass::text as parent,
      array_agg(c.attname::text order by pair.n) as columns, array_agg(p.attname::text order by pair.n) as parent_columns,
      array_agg(format_type(p.atttypid, null) order by pair.n) as types, bool_or(c.attgenerated <> '') as is_generated
    from pg_constraint key
    cross join lateral unnest(key.conkey, key.confkey) with ordinality as pair (child, parent, n)
    join pg_attribute c on c.attrelid = key.conrelid and c.attnum = pair.child
    join pg_attribute p on p.attrelid = key.confrelid and p.attnum = pair.parent
    where key.contype = 'f' and key.conparentid = 0
      and key.conrelid in (select attrelid from of_resellers) and key.confrelid in (select attrelid from of_resellers)
      and key.confrelid <> 'reseller'::regclass
    group by key.oid
    order by child, name`;
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Leaves a table nothing but its keys and this reference, so that a row needs no more than the columns of these. */
const reduce = async (tx: TransactionSql, table: string, kept?: string): Promise<void> => {
  await tx.unsafe(`alter table ${table} disable trigger user`);
  const constraints = await tx<{ name: string }[]>`
    select conname as name from pg_constraint
    where conrelid = ${table}::regclass and contype in ('c', 'f') and conparentid = 0
      and conname is distinct from ${kept ?? null}`;
  for (const { name } of constraints) await tx.unsafe(`alter table ${table} drop constraint ${name}`);
  const columns = await tx<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and attnotnull and not attisdropped and attidentity = ''
      and attnum <> all (
        select unnest(conkey) from pg_constraint where conrelid = ${table}::regclass and contype = 'p')`;
  for (const { name } of columns) await tx.unsafe(`alter table ${table} alter column "${name}" drop not null`);
};

/** A value that no other row has. */
const valueOf = (type: string, reseller: string, column: string): string | number => {
  if (column === 'reseller_id') return reseller;
  // With the time of now at its beginning, as the parts of a month want it.
  if (type === 'uuid') return Date.now().toString(16).padStart(12, '0') + randomUUID().replaceAll('-', '').slice(12);
  return type === 'bigint' ? 4711 : 'core';
};

const insert = async (tx: TransactionSql, table: string, row: Record<string, string | number>): Promise<void> => {
  const keys = await tx<{ name: string; type: string }[]>`
    select attname as name, format_type(atttypid, null) as type
    from pg_attribute join pg_constraint on conrelid = attrelid and attnum = any (conkey)
    where attrelid = ${table}::regclass and contype = 'p' and attidentity = ''`;
  const missing = keys.filter(({ name }) => !(name in row)).map(({ name, type }) => [name, valueOf(type, '', name)]);
  const whole = { ...Object.fromEntries(missing), ...row };
  await tx`insert into ${tx(table)} ${tx(whole, Object.keys(whole))}`;
};

/** Writes a row of Rosa's, as the application does for her, that refers to a row of this reseller. */
const refer = ({ name, child, parent, columns, parentColumns, types }: Reference, to: string): Promise<void> =>
  owner
    .begin(async (tx) => {
      await reduce(tx, parent);
      await reduce(tx, child, name);
      await tx.unsafe(`alter table ${parent} alter column "${parentColumns[0]}" drop identity if exists`);
      await tx.unsafe(`grant insert, select on ${child} to simshelf_app`);
      const values = parentColumns.map((column, n) => valueOf(types[n] ?? '', to, column));
      await insert(tx, parent, Object.fromEntries(parentColumns.map((column, n) => [column, values[n] ?? ''])));
      await tx`select set_config('app.reseller_id', ${rosa}, true)`;
      await tx`set local role simshelf_app`;
      const row = Object.fromEntries(columns.map((column, n) => [column, values[n] ?? '']));
      await insert(tx, child, { ...row, reseller_id: rosa });
      await tx`set constraints all immediate`;
      throw new Rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error;
    });

test('every reference among tables of resellers can be written within one of them, and not across', async () => {
  expect(references.length).toBeGreaterThan(30);
  const open: string[] = [];
  for (const reference of references) {
    if (reference.isGenerated) continue;
    await refer(reference, rosa);
    const refusal: unknown = await refer(reference, otto).catch((error: unknown) => error);
    const { code, constraint_name: by } = (refusal ?? {}) as { code?: string; constraint_name?: string };
    if (code !== '23503' || by !== reference.name)
      open.push(`${reference.child}.${reference.name}: ${String(refusal)}`);
  }
  expect(open).toEqual([]);
});

test('where a part of a reference may be null, the reseller may not', async () => {
  const open = await owner<{ name: string }[]>`
    select distinct key.conrelid::regclass::text as name
    from pg_constraint key join pg_attribute a on a.attrelid = key.conrelid and a.attname = 'reseller_id'
    where key.contype = 'f' and a.attnum = any (key.conkey) and cardinality(key.conkey) > 1 and not a.attnotnull`;
  // Its references have checks of their own (tests/server/reconciliation/plants.ts).
  expect(open.map(({ name }) => name)).toEqual(['mail']);
});
