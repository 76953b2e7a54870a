// Reads an export into an empty database: all of it, or nothing.
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { unpack } from '../archive.ts';
import { keyIdsOf, type StoreSecret } from '../../core/encryption.ts';
import { makeScratchFolder, type ScratchFolder } from '../../core/scratch-folder.ts';
import { StartFailure } from '../../core/start-failure.ts';
import { secretFileIn } from '../../core/store-secret.ts';
import { version } from '../../core/version.ts';
import { createSchemaIn } from '../../db/apply-schema.ts';
import type { Sql, TransactionSql } from '../../db/connect.ts';
import type { Schema } from '../../db/schema-files.ts';
import { lockSchema } from '../../db/schema-lock.ts';
import { fileOf, type Manifest, readManifest, requireIntactTables, type TableEntry } from './manifest.ts';
import { countRows, findTables, type StoreTable } from './tables.ts';

type UnpackedExport = ScratchFolder & {
  manifest: Manifest;
  /** The secret of reference mode, if it came along. */
  secret: Buffer | undefined;
};

/** Unpacks an export and compares it with its description. */
export const unpackExport = async (name: string): Promise<UnpackedExport> => {
  const file = path.resolve(name);
  if (!existsSync(file)) throw new StartFailure(`There is no file ${file}.`);
  const { folder, remove } = makeScratchFolder(path.join(tmpdir(), 'simshelf-import-'));
  try {
    await unpack(file, folder, {}, { isCompressed: true });
    const manifest = readManifest(folder);
    await requireIntactTables(folder, manifest);
    const secretFile = path.join(folder, path.basename(secretFileIn('')));
    return { folder, manifest, secret: existsSync(secretFile) ? readFileSync(secretFile) : undefined, remove };
  } catch (cause) {
    remove();
    throw new StartFailure(`${file} is not an export of a store, or a damaged one: ${(cause as Error).message}.`, {
      cause,
    });
  }
};

const requireSecrets = ({ secrets }: Manifest, secret: StoreSecret): void => {
  const known = keyIdsOf(secret);
  const missing = secrets.filter((id) => !known.includes(id));
  if (missing.length === 0) return;
  throw new StartFailure(
    `The export has values that are encrypted with the secret ${missing.join(', ')}, and those given here are ${known.join(', ')}. Set ` +
      'the SECRET that the store had, and further ones in SECRET_PREVIOUS.',
  );
};

const requireEmpty = async (tx: TransactionSql): Promise<void> => {
  const [found] = await tx<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p', 'v', 'm', 'S') and (relnamespace = 'public'::regnamespace
      or relnamespace = to_regnamespace('pgboss')) limit 1`;
  if (found)
    throw new StartFailure(
      `The database has ${found.name} already, and nothing is overwritten. Import into an empty database (DATABASE_URL or DATA_HOME).`,
    );
};

/** What makes the parts of a table, before there are rows for them. */
const MONTHS: ReadonlySet<string> = new Set(['db/functions/audit_since.sql', 'db/functions/make_months.sql']);

/** What the export's tables were made by, and what this release adds. */
const divide = ({ schema: files, release }: Manifest, schema: Schema): { known: Schema; added: Schema } => {
  const checksums = new Map(files.map(({ name, checksum }) => [name, checksum]));
  const own = [...schema.tables, ...schema.migrations];
  const strange = files.find(({ name, checksum }) => own.find((file) => file.name === name)?.checksum !== checksum);
  if (strange)
    throw new StartFailure(
      `The export was made by release ${release}, whose ${strange.name} this release (${version.release}) does not know. Import it with ` +
        'that release or a later one.',
    );
  const isKnown = ({ name }: { name: string }): boolean => checksums.has(name);
  return {
    known: {
      tables: schema.tables.filter(isKnown),
      migrations: schema.migrations.filter(isKnown),
      functions: schema.functions.filter(({ name }) => MONTHS.has(name)),
      triggers: [],
    },
    added: {
      ...schema,
      tables: schema.tables.filter((file) => !isKnown(file)),
      migrations: schema.migrations.filter((file) => !isKnown(file)),
    },
  };
};

/** The first line of a table's file names its columns. */
const requireColumns = async (file: string, { name, columns }: TableEntry): Promise<void> => {
  for await (const line of createInterface(createReadStream(file))) {
    if (line !== columns.join(','))
      throw new StartFailure(`${fileOf(name)} has other columns than its description says.`);
    return;
  }
};

/**
 * The rows come as text first, where nothing can be wrong with them: the driver waits forever for the end of a COPY whose rows are
 * refused.
 */
const stage = async (tx: TransactionSql, file: string, columns: readonly string[]): Promise<void> => {
  await tx.unsafe(
    `create temporary table staged (${columns.map((column) => `"${column}" text`).join(', ')}) on commit drop`,
  );
  const written = await tx`copy staged from stdin (format csv, header)`.writable();
  await pipeline(createReadStream(file), written);
};

const readTable = async (tx: TransactionSql, folder: string, entry: TableEntry, table: StoreTable): Promise<void> => {
  const { name, rows } = entry;
  const columns = table.columns.filter((column) => entry.columns.includes(column));
  const file = path.join(folder, fileOf(name));
  await requireColumns(file, entry);
  for (const month of entry.months) {
    const first = `${month}-01T00:00:00Z`;
    await tx`select make_months(${first}, ${first}, ${name})`;
  }
  await stage(tx, file, entry.columns);
  // Rows that the schema brings are in the export too.
  if ((await countRows(tx, name)) > 0) await tx`delete from ${tx(name)}`;
  if (table.isForced) await tx`alter table ${tx(name)} no force row level security`;
  const values = columns.map((column) => `"${column}"::${table.types[column]}`).join(', ');
  const names = columns.map((column) => `"${column}"`).join(', ');
  await tx.unsafe(`insert into "${name}" (${names}) overriding system value select ${values} from staged`);
  await tx`drop table staged`;
  const found = await countRows(tx, name);
  if (table.isForced) await tx`alter table ${tx(name)} force row level security`;
  if (found !== rows) throw new StartFailure(`${fileOf(name)} has ${found} rows, and its description says ${rows}.`);
};

const readTables = async (tx: TransactionSql, { folder, manifest }: UnpackedExport): Promise<void> => {
  const entries = new Map(manifest.tables.map((entry) => [entry.name, entry]));
  for (const table of await findTables(tx)) {
    const entry = entries.get(table.name);
    if (!entry) throw new StartFailure(`The export has no table ${table.name}, which its release had.`);
    await readTable(tx, folder, entry, table);
  }
};

const continueNumbers = async (tx: TransactionSql, { sequences }: Manifest): Promise<void> => {
  for (const { name, last, isCalled } of sequences)
    await tx`select setval(${name}::regclass, ${last}::bigint, ${isCalled})`;
};

/** Imports in one transaction. Triggers and functions come after the rows, so that they do not act on them again. */
export const importStore = (
  owner: Sql,
  unpacked: UnpackedExport,
  { schema, secret }: { schema: Schema; secret: StoreSecret },
): Promise<void> => {
  requireSecrets(unpacked.manifest, secret);
  const { known, added } = divide(unpacked.manifest, schema);
  return owner.begin(async (tx) => {
    await lockSchema(tx);
    await requireEmpty(tx);
    await createSchemaIn(tx, known);
    // A table with checks that are still to come cannot be altered.
    await tx`set constraints all immediate`;
    await readTables(tx, unpacked);
    await continueNumbers(tx, unpacked.manifest);
    await createSchemaIn(tx, added);
  });
};
