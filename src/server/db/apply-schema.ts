// Brings a database to the schema of this release in one transaction: completely or, when something fails, not at all.
import path from 'node:path';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { retryConflicts } from './conflicts.ts';
import type { Sql, TransactionSql } from './connect.ts';
import type { Schema, SqlFile } from './schema-files.ts';

type Applied = ReadonlyMap<string, string>;

/** The applied files of this database: checksums by file name. */
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

/** The schema had files of four digits, and before that migrations. No release ever had either. */
const unreleasedFile = 'db/schema/0001_roles.sql';

const refuseUnreleased = async (tx: TransactionSql, applied: Applied): Promise<void> => {
  const [row] = await tx<{ found: boolean }[]>`select to_regclass('schema_migration') is not null as found`;
  if (!row?.found && !applied.has(unreleasedFile)) return;
  throw new Error(
    'The database was made by a version before release 1.0.0, which no release opens. Nothing in it was changed: keep running ' +
      'the version that made it, and start this release with another database (DATABASE_URL or DATA_HOME).',
  );
};

/** Functions count too: an older process must not remove what a newer release calls. */
const refuseUnknown = (applied: Applied, { tables, functions, triggers }: Schema): void => {
  const known = new Set([...tables, ...functions, ...triggers].map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database was made by a newer release or in another mode: ${unknown.sort().join(', ')} is not known here. ` +
      'Start that release in its mode, or start this one with another database.',
  );
};

const refuseChanged = (applied: Applied, { tables }: Schema): void => {
  const changed = tables.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (!changed) return;
  throw new Error(
    `The database was made with another text of ${changed.name}, so not by a release. Nothing in it was changed: start the ` +
      'version that made it, or this one with another database (DATABASE_URL or DATA_HOME).',
  );
};

const apply = async (tx: TransactionSql, { name, text, checksum }: SqlFile): Promise<void> => {
  try {
    // The protocol that allows several statements in one text.
    await tx.unsafe(text).simple();
  } catch (cause) {
    throw new Error(`${name} could not be applied: ${(cause as Error).message}`, { cause });
  }
  await tx`
    insert into schema_file (name, checksum) values (${name}, ${checksum})
    on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`;
};

type Routine = { signature: string };

const findRoutines = (tx: TransactionSql, name: string) => tx<Routine[]>`
  select oid::regprocedure::text as signature from pg_proc
  where pronamespace = 'public'::regnamespace and proname = ${name}`;

const drop = (tx: TransactionSql, routines: readonly Routine[]) =>
  tx.unsafe(`drop routine ${routines.map(({ signature }) => signature).join(', ')}`);

/**
 * PostgreSQL's refusals to replace in place: another result type, other parameter names, a procedure for a function.
 */
const irreplaceableCodes: ReadonlySet<unknown> = new Set(['42P13', '42809']);

const isIrreplaceable = (error: unknown): boolean =>
  error instanceof Error && irreplaceableCodes.has((error.cause as { code?: unknown } | undefined)?.code);

/**
 * Replaces a function in place while running processes call it. A function with other parameters replaces the old one.
 */
const applyFunction = async (tx: TransactionSql, file: SqlFile): Promise<void> => {
  const name = path.basename(file.name, '.sql');
  const old = await findRoutines(tx, name);
  try {
    await tx.savepoint((inner) => apply(inner, file));
  } catch (error) {
    if (!isIrreplaceable(error)) throw error;
    await drop(tx, old);
    await apply(tx, file);
    return;
  }
  const now = await findRoutines(tx, name);
  if (old.length > 0 && now.length > old.length) await drop(tx, old);
};

/** Runs in a transaction of the owner. Returns the names of the files that it applied. */
export const applySchemaIn = async (tx: TransactionSql, schema: Schema): Promise<string[]> => {
  await tx`select pg_advisory_xact_lock(${ADVISORY_LOCKS.schema})`;
  const applied = await findApplied(tx);
  await refuseUnreleased(tx, applied);
  refuseUnknown(applied, schema);
  refuseChanged(applied, schema);

  const hasChanged = ({ name, checksum }: SqlFile): boolean => applied.get(name) !== checksum;
  const tables = schema.tables.filter(({ name }) => !applied.has(name));
  const [functions, triggers] = [schema.functions.filter(hasChanged), schema.triggers.filter(hasChanged)];
  // Functions may refer to each other in any order of their files.
  await tx`set local check_function_bodies = off`;
  for (const file of tables) await apply(tx, file);
  for (const file of functions) await applyFunction(tx, file);
  for (const file of triggers) await apply(tx, file);
  return [...tables, ...functions, ...triggers].map(({ name }) => name);
};

/**
 * Returns the names of the files that it applied. Of several processes that start at once, one applies them and the
 * others wait. Running processes continue: when a trigger's lock meets their sales in the wrong order, the transaction
 * that is ended tries again.
 */
export const applySchema = (owner: Sql, schema: Schema): Promise<string[]> =>
  retryConflicts(() => owner.begin((tx) => applySchemaIn(tx, schema)));
