// Copies the embedded database while the store sells, and checks the copy by restoring it.
import { copyFileSync, existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { secretFileIn } from '../../core/store-secret.ts';
import { version } from '../../core/version.ts';
import { openAsOwner, type Sql } from '../../db/connect.ts';
import { baseArchive, baseManifest, takeBaseBackup } from '../../db/embedded/base-backup.ts';
import { clusterIn, requireCluster } from '../../db/embedded/cluster.ts';
import { joinEmbedded } from '../../db/embedded/embedded.ts';
import { HomeInUse, lockHome } from '../../db/embedded/home-lock.ts';
import { databaseUser, type SystemUser } from '../../db/embedded/system-user.ts';
import { readSchema } from '../../db/schema-files.ts';
import { requirePresent } from '../../db/schema-state.ts';
import { checks, holds, runChecks } from '../../reconciliation/index.ts';
import { moveTo, pack } from '../archive.ts';
import {
  type Books,
  clearFolder,
  countBooks,
  type Description,
  descriptionFile,
  removeCopy,
  requireComplete,
  unpackCopy,
  withCopy,
} from './copy.ts';

const checkLimitMs = 600_000;
/** Room beside the copy and its archive, for the log of changes during the backup. */
const spareBytes = 256 * 1024 * 1024;

type Backup = {
  begunAt: string;
  /** What the backup contains. */
  books: Books;
  /** Invariants that do not hold in it, and therefore not in the store either. */
  broken: string[];
};

const inGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

const requireSpace = async (sql: Sql, home: string): Promise<void> => {
  const [row] = await sql<[{ bytes: number }]>`
    select sum(pg_database_size(oid))::bigint as bytes from pg_database where datallowconn`;
  const needed = 2 * row.bytes + spareBytes;
  const { bavail, bsize } = statfsSync(home);
  if (bavail * bsize >= needed) return;
  throw new Error(
    `A backup is restored once to check it. That takes up to ${inGigabytes(needed)} for a moment in ${home}, where ` +
      `${inGigabytes(bavail * bsize)} are free.`,
  );
};

const describe = async (sql: Sql): Promise<Description> => {
  const [row] = await sql<[{ begunAt: Date; postgres: number }]>`
    select clock_timestamp() as begun_at, current_setting('server_version_num')::integer / 10000 as postgres`;
  const books = await countBooks(sql);
  return { format: 1, begunAt: row.begunAt.toISOString(), release: version.release, postgres: row.postgres, books };
};

/** Collects everything that a backup consists of in this folder. Returns the names. */
const collect = async (home: string, folder: string): Promise<string[]> => {
  const database = await joinEmbedded(home);
  const sql = openAsOwner(database.url);
  try {
    await requirePresent(sql, await readSchema([]));
    await requireSpace(sql, home);
    const description = await describe(sql);
    await takeBaseBackup(database.url, folder);
    writeFileSync(path.join(folder, descriptionFile), `${JSON.stringify(description, null, 2)}\n`);
  } finally {
    await sql.end();
    await database.stop();
  }
  const secrets = [clusterIn(home).password, secretFileIn(home)].filter((file) => existsSync(file));
  const names = secrets.map((file) => path.basename(file));
  for (const [index, file] of secrets.entries()) copyFileSync(file, path.join(folder, names[index] ?? ''));
  return [descriptionFile, baseManifest, baseArchive, ...names];
};

/** Restores a backup into this folder and checks that everything is there and right. */
const check = async (file: string, folder: string, user: SystemUser): Promise<Backup> => {
  await clearFolder(folder, user);
  const description = await unpackCopy(file, folder, user);
  // The copy is thrown away, so it need not outlive a power cut.
  return withCopy(folder, { fsync: 'off' }, async (sql) => {
    const books = await requireComplete(sql, description);
    await sql`set role simshelf_system`;
    const findings = await runChecks(sql, checks, { limitMs: checkLimitMs });
    const broken = findings.filter((finding) => !holds(finding)).map((finding) => finding.check.name);
    return { begunAt: description.begunAt, books, broken };
  });
};

const lockBackups = async (home: string): Promise<() => void> => {
  try {
    return await lockHome(home, path.join(home, 'backup.lock'));
  } catch (error) {
    if (error instanceof HomeInUse) throw new Error('Another backup of this store is being made.', { cause: error });
    throw error;
  }
};

const requireNew = (file: string): void => {
  if (existsSync(file)) throw new Error(`${file} exists already. Give the backup a name of its own.`);
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new Error(`There is no directory ${folder}.`);
};

/** Backs up the embedded database. The file appears only after it was checked. */
export const makeBackup = async (name: string, home: string): Promise<Backup> => {
  const file = path.resolve(name);
  requireCluster(home);
  requireNew(file);
  const user = databaseUser();
  const [draft, folder, copy] = [`${file}.part`, path.join(home, 'backup'), path.join(home, 'backup-check')];
  const unlock = await lockBackups(home);
  try {
    await clearFolder(folder, user);
    const names = await collect(home, folder);
    await pack(draft, folder, names);
    await removeCopy(folder);
    const backup = await check(draft, copy, user);
    moveTo(draft, file);
    return backup;
  } finally {
    await removeCopy(folder);
    await removeCopy(copy);
    rmSync(draft, { force: true });
    unlock();
  }
};
