// The SQL of a database: tables by subject, migrations, a file for each function, and the triggers of each table.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Migration, migrationOf } from './migration.ts';
import { type SqlFile, sqlFile } from './sql-text.ts';

export type Schema = {
  /** The tables of release 1.0.0, and those of gateways. Applied once each, in this order. */
  tables: readonly SqlFile[];
  /** Changes of tables since then. Applied after the tables, once each, in this order. */
  migrations: readonly Migration[];
  /** Applied after the migrations, and again when they have changed. A file is named as its function. */
  functions: readonly SqlFile[];
  /**
   * Applied after the functions, and again when they have changed, in the order in which a sale writes, so that
   * replacing several rarely meets the locks of sales in the wrong order.
   */
  triggers: readonly SqlFile[];
};

const server = new URL('../', import.meta.url);
const tablesFolder = new URL('./schema/', import.meta.url);
const migrationsFolder = new URL('./migrations/', import.meta.url);
const functionsFolder = new URL('./functions/', import.meta.url);
const triggersFolder = new URL('./triggers/', import.meta.url);

const readSqlFile = async (file: URL): Promise<SqlFile> =>
  sqlFile(path.relative(fileURLToPath(server), fileURLToPath(file)), await readFile(file, 'utf8'));

const readFolder = async (folder: URL): Promise<SqlFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return Promise.all(names.sort().map((name) => readSqlFile(new URL(name, folder))));
};

const readMigrations = async (): Promise<Migration[]> => {
  const folders = (await readdir(migrationsFolder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).sort();
  return Promise.all(
    names.map(async (name) => {
      const [file, notes] = await Promise.all([
        readSqlFile(new URL(`${name}/up.sql`, migrationsFolder)),
        readFile(new URL(`${name}/notes.md`, migrationsFolder), 'utf8'),
      ]);
      return migrationOf(file, notes);
    }),
  );
};

/** The schema of this release, with the tables of these gateways. */
export const readSchema = async (gatewayTables: readonly URL[]): Promise<Schema> => {
  const [tables, ofGateways, migrations, functions, triggers] = await Promise.all([
    readFolder(tablesFolder),
    Promise.all(gatewayTables.map(readSqlFile)),
    readMigrations(),
    readFolder(functionsFolder),
    readFolder(triggersFolder),
  ]);
  return { tables: [...tables, ...ofGateways], migrations, functions, triggers };
};
