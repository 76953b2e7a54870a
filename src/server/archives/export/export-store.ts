// Writes a whole store into one file that people and programs can read: a CSV file for each table and a description. It can be made
// while the store serves, and imported by this release and later ones, whatever PostgreSQL they have (decision 114).
import { createHash } from 'node:crypto';
import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { moveTo, pack } from '../archive.ts';
import { makeScratchFolder } from '../../core/scratch-folder.ts';
import { version } from '../../core/version.ts';
import { secretFileIn } from '../../core/store-secret.ts';
import type { Sql, TransactionSql } from '../../db/connect.ts';
import { encryptedColumns } from '../../secret-rotation/index.ts';
import { fileOf, type Manifest, MANIFEST_FILE, newManifest, type TableEntry } from './manifest.ts';
import { countRows, findTables, type StoreTable } from './tables.ts';

type Source = {
  /** The owner of the database. */
  owner: Sql;
  mode: string;
  /** Where a store in reference mode keeps its secret, which then comes along. */
  dataHome: string;
};

const asSystem = (tx: TransactionSql) => tx`set local role simshelf_system`;

const writeTable = async (
  tx: TransactionSql,
  folder: string,
  { name, columns, months }: StoreTable,
): Promise<TableEntry> => {
  const rows = await countRows(tx, name);
  const hash = createHash('sha256');
  const copied = await tx`copy (select ${tx(columns)} from ${tx(name)}) to stdout (format csv, header)`.readable();
  const file = openSync(path.join(folder, fileOf(name)), 'wx', 0o600);
  try {
    for await (const chunk of copied) {
      hash.update(chunk as Buffer);
      writeSync(file, chunk as Buffer);
    }
  } finally {
    closeSync(file);
  }
  return { name, columns, rows, months, sha256: hash.digest('hex') };
};

/** The ids of all secrets that values are encrypted with. */
const findSecrets = async (tx: TransactionSql): Promise<string[]> => {
  const ids = new Set<string>();
  for (const { table, column } of encryptedColumns) {
    const rows = await tx<{ id: string }[]>`
      select distinct encode(substring(${tx(column)} from 1 for 4), 'hex') as id from ${tx(table)}
      where ${tx(column)} is not null`;
    for (const { id } of rows) ids.add(id);
  }
  return [...ids].sort();
};

/** They only go up, so after the tables were read they are beyond every number in them. */
const findSequences = (tx: TransactionSql) => tx<Manifest['sequences']>`
  select c.relname as name, coalesce(s.last_value, s.start_value)::text as last, s.last_value is not null as is_called
  from pg_sequences s join pg_class c on c.relname = s.sequencename and c.relnamespace = 'public'::regnamespace
  where s.schemaname = 'public' order by 1`;

const collect = async ({ owner, mode }: Source, folder: string): Promise<Manifest> =>
  owner.begin('isolation level repeatable read read only', async (tx) => {
    const [{ begunAt }] = await tx<[{ begunAt: Date }]>`select clock_timestamp() as begun_at`;
    const schema = await tx<Manifest['schema']>`
      select name, checksum from schema_file where name ~ '^(db/schema|db/migrations|gateways)/' order by applied_at, name`;
    const tables = await findTables(tx);
    // Row-level security hides rows from the owner.
    await asSystem(tx);
    const entries: TableEntry[] = [];
    for (const table of tables) entries.push(await writeTable(tx, folder, table));
    const secrets = await findSecrets(tx);
    await tx`reset role`;
    const sequences = await findSequences(tx);
    return newManifest({
      release: version.release,
      begunAt: begunAt.toISOString(),
      mode,
      schema: [...schema],
      tables: entries,
      sequences: [...sequences],
      secrets,
    });
  });

const requireNew = (file: string): void => {
  if (existsSync(file)) throw new Error(`${file} exists already. Give the export a name of its own.`);
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new Error(`There is no directory ${folder}.`);
};

/** Exports the store into a new file, which only our user can read. It appears when it is complete. */
export const exportStore = async (name: string, source: Source): Promise<Manifest> => {
  const file = path.resolve(name);
  requireNew(file);
  const { folder, remove } = makeScratchFolder(`${file}.part-`);
  try {
    mkdirSync(path.join(folder, 'tables'));
    const manifest = await collect(source, folder);
    writeFileSync(path.join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    const names = [MANIFEST_FILE, 'tables'];
    const secret = secretFileIn(source.dataHome);
    if (source.mode === 'reference' && existsSync(secret)) {
      copyFileSync(secret, path.join(folder, path.basename(secret)));
      names.push(path.basename(secret));
    }
    const draft = path.join(folder, 'export.tar.gz');
    await pack(draft, folder, names, { isCompressed: true });
    moveTo(draft, file);
    return manifest;
  } finally {
    remove();
  }
};
