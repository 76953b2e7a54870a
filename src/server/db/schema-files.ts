// The SQL of a database: tables by subject, a file for each function, and the triggers of each table.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export type SqlFile = {
  /** Its path below src/server. */
  name: string;
  text: string;
  checksum: string;
};

export type Schema = {
  /** Applied once each, in this order. */
  tables: readonly SqlFile[];
  /** Applied after the tables, and again when they have changed. A file is named as its function. */
  functions: readonly SqlFile[];
  /**
   * Applied after the functions, and again when they have changed, in the order in which a sale writes, so that
   * replacing several rarely meets the locks of sales in the wrong order.
   */
  triggers: readonly SqlFile[];
};

const server = new URL('../', import.meta.url);
const tablesFolder = new URL('./schema/', import.meta.url);
const functionsFolder = new URL('./functions/', import.meta.url);
const triggersFolder = new URL('./triggers/', import.meta.url);

export const sqlFile = (name: string, text: string): SqlFile => ({
  name,
  text,
  checksum: createHash('sha256').update(text).digest('hex'),
});

const readSqlFile = async (file: URL): Promise<SqlFile> =>
  sqlFile(path.relative(fileURLToPath(server), fileURLToPath(file)), await readFile(file, 'utf8'));

const readFolder = async (folder: URL): Promise<SqlFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return Promise.all(names.sort().map((name) => readSqlFile(new URL(name, folder))));
};

/** The schema of this release, with the tables of these gateways. */
export const readSchema = async (gatewayTables: readonly URL[]): Promise<Schema> => {
  const [tables, ofGateways, functions, triggers] = await Promise.all([
    readFolder(tablesFolder),
    Promise.all(gatewayTables.map(readSqlFile)),
    readFolder(functionsFolder),
    readFolder(triggersFolder),
  ]);
  return { tables: [...tables, ...ofGateways], functions, triggers };
};
