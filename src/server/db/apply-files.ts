// Applies files of the schema within a transaction, and records them.
import path from 'node:path';
import { version } from '../core/version.ts';
import type { SqlFile } from './sql-text.ts';
import type { TransactionSql } from './sql.ts';

/** The files that a database has. */
export const createRecord = (tx: TransactionSql) => tx`
  create table if not exists schema_file (
    name text primary key,
    checksum text not null,
    release text not null,
    next_step integer,
    applied_at timestamptz not null default clock_timestamp()
  )`;

/** @param nextStep The step of a migration that comes next; null once all are done. */
export const record = (
  tx: TransactionSql,
  { name, checksum }: Pick<SqlFile, 'name' | 'checksum'>,
  nextStep: number | null = null,
) => tx`
  insert into schema_file (name, checksum, release, next_step)
    values (${name}, ${checksum}, ${version.release}, ${nextStep})
  on conflict (name) do update set checksum = excluded.checksum, release = excluded.release,
    next_step = excluded.next_step, applied_at = clock_timestamp()`;

/** The protocol that allows several statements in one text. */
export const run = async (tx: TransactionSql, name: string, text: string): Promise<void> => {
  try {
    await tx.unsafe(text).simple();
  } catch (cause) {
    throw new Error(`${name} could not be applied: ${(cause as Error).message}`, { cause });
  }
};

const apply = async (tx: TransactionSql, file: SqlFile): Promise<void> => {
  await run(tx, file.name, file.text);
  await record(tx, file);
};

export const applyTables = async (tx: TransactionSql, tables: readonly SqlFile[]): Promise<void> => {
  for (const file of tables) await apply(tx, file);
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

type Routines = { functions: readonly SqlFile[]; triggers: readonly SqlFile[] };

export const applyRoutines = async (tx: TransactionSql, { functions, triggers }: Routines): Promise<void> => {
  // Functions may refer to each other in any order of their files.
  await tx`set local check_function_bodies = off`;
  for (const file of functions) await applyFunction(tx, file);
  for (const file of triggers) await apply(tx, file);
};
