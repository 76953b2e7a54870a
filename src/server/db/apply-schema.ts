// Brings a database to the schema of this release, in one transaction: all of it or, when something fails, nothing.
import path from 'node:path';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Sql, TransactionSql } from './connect.ts';
import type { Schema, SqlFile } from './schema-files.ts';

type Applied = ReadonlyMap<string, string>;

const startEmpty =
  'Data of unreleased versions is not carried over: start with an empty database, which for the embedded one means to ' +
  'remove the data directory (DATA_HOME, .data by default).';

/** What was applied to this database: the checksums by the names of the files. */
const findApplied = async (tx: TransactionSql): Promise<Applied> => {
  await tx`
    create table if not exists schema_file (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`;
  const rows = await tx<{ name: string; checksum: string }[]>`select name, checksum from schema_file`;
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
};

/** Until version 1.20 the schema was a list of migrations. */
const refuseMigrations = async (tx: TransactionSql): Promise<void> => {
  const [row] = await tx<{ found: boolean }[]>`select to_regclass('schema_migration') is not null as found`;
  if (row?.found) throw new Error(`The database was made by version 1.20 or older. ${startEmpty}`);
};

/** Functions count too: what a newer release calls must not be taken away under it. */
const refuseUnknown = (applied: Applied, { tables, functions }: Schema): void => {
  const known = new Set([...tables, ...functions].map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database was made by a newer release or in another mode: ${unknown.sort().join(', ')} is not known here. ` +
      'Start that release in its mode, or start this one with another database.',
  );
};

const refuseChanged = (applied: Applied, { tables }: Schema): void => {
  const changed = tables.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (changed) throw new Error(`The database was made with another version of ${changed.name}. ${startEmpty}`);
};

/**
 * Takes functions away whatever their parameters are, so that none is left beside the one that replaces it. Those of
 * triggers always have the same parameters and are replaced in place.
 */
const dropFunctions = async (tx: TransactionSql, names: readonly string[]): Promise<void> => {
  const found = await tx<{ signature: string }[]>`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = 'public'::regnamespace and proname = any(${names as string[]}) and prorettype <> 'trigger'::regtype`;
  if (found.length > 0) await tx.unsafe(`drop routine ${found.map(({ signature }) => signature).join(', ')}`);
};

const apply = async (tx: TransactionSql, { name, text, checksum }: SqlFile): Promise<void> => {
  try {
    // The protocol for several statements in one text.
    await tx.unsafe(text).simple();
  } catch (cause) {
    throw new Error(`${name} could not be applied: ${(cause as Error).message}`, { cause });
  }
  await tx`
    insert into schema_file (name, checksum) values (${name}, ${checksum})
    on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`;
};

/** Returns the names of what it applied. Others that start meanwhile wait, and then find it done. */
export const applySchema = (owner: Sql, schema: Schema): Promise<string[]> =>
  owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${ADVISORY_LOCKS.schema})`;
    await refuseMigrations(tx);
    const applied = await findApplied(tx);
    refuseUnknown(applied, schema);
    refuseChanged(applied, schema);

    const missing = schema.tables.filter(({ name }) => !applied.has(name));
    const changed = schema.functions.filter(({ name, checksum }) => applied.get(name) !== checksum);
    await dropFunctions(
      tx,
      changed.map(({ name }) => path.basename(name, '.sql')),
    );
    const files = [...missing, ...changed];
    // Functions name each other, in whatever order their files come.
    await tx`set local check_function_bodies = off`;
    for (const file of files) await apply(tx, file);
    return files.map(({ name }) => name);
  });
