// Brings a database to the schema of this release. A new store is made in one transaction. An existing one is changed beside
// processes that sell, and a start that was ended in between is continued by the next one.
import { applyRoutines, applyTables, createRecord } from './apply-files.ts';
import { changeSchema, type Progress, runMigration, runMigrationIn } from './run-migration.ts';
import type { Schema } from './schema-files.ts';
import { withSchemaLock } from './schema-lock.ts';
import { findApplied, findPending, namesOf, type Pending } from './schema-state.ts';
import type { Sql, TransactionSql } from './sql.ts';

/** Makes a store where there is none, in a transaction of the owner. */
export const createSchemaIn = async (tx: TransactionSql, schema: Schema): Promise<void> => {
  await createRecord(tx);
  await applyTables(tx, schema.tables);
  for (const migration of schema.migrations) await runMigrationIn(tx, migration);
  await applyRoutines(tx, schema);
};

const upgrade = async (
  owner: Sql,
  { tables, migrations, functions, triggers }: Pending,
  log: Progress,
): Promise<void> => {
  if (tables.length > 0) await changeSchema(owner, log, (tx) => applyTables(tx, tables));
  for (const { migration, from } of migrations) await runMigration(owner, migration, from, log);
  if (functions.length + triggers.length > 0)
    await changeSchema(owner, log, (tx) => applyRoutines(tx, { functions, triggers }));
};

/**
 * Returns the names of the files that it applied. Of several processes that start at once, one applies them and the others wait.
 *
 * @param owner A single connection.
 */
export const applySchema = (owner: Sql, schema: Schema, log: Progress): Promise<string[]> =>
  withSchemaLock(owner, async () => {
    const applied = await findApplied(owner);
    if (!applied) {
      await owner.begin((tx) => createSchemaIn(tx, schema));
      return namesOf(findPending(new Map(), schema));
    }
    const pending = findPending(applied, schema);
    await upgrade(owner, pending, log);
    return namesOf(pending);
  });
