// A backup that is being restored: unpacked, compared with its digests, and opened.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { openAsOwner, type Sql } from '../../db/connect.ts';
import { baseArchive, baseManifest, requireIntact } from '../../db/embedded/base-backup.ts';
import { clusterIn, createFolder } from '../../db/embedded/cluster.ts';
import { startEmbedded } from '../../db/embedded/embedded.ts';
import { stopLeftover } from '../../db/embedded/postmaster.ts';
import type { SystemUser } from '../../db/embedded/system-user.ts';
import { unpack } from '../archive.ts';

/** The description of a backup is in a file of this name. */
export const descriptionFile = 'simshelf-backup.json';

const description = z.object({
  format: z.literal(1),
  /** When the backup began: everything booked before is in it. */
  begunAt: z.iso.datetime(),
  /** The version of the store that made it. */
  release: z.string(),
  /** The major version of PostgreSQL; no other can open it. */
  postgres: z.number(),
  /** What was counted before the backup began. */
  books: z.object({ entries: z.number(), sales: z.number() }),
});

export type Description = z.output<typeof description>;

/** Entries of the ledger, and sales: neither is ever deleted. */
export type Books = Description['books'];

export const countBooks = async (sql: Sql): Promise<Books> => {
  const [books] = await sql<[Books]>`
    select (select count(*) from ledger_entry) as entries, (select count(*) from sold_item) as sales`;
  return books;
};

/** Empties this folder for a copy, even if a killed process left one there. */
export const clearFolder = async (folder: string, user: SystemUser): Promise<void> => {
  await removeCopy(folder);
  createFolder(folder, user);
};

/** Removes what was unpacked, and ends a database that is still running on it. */
export const removeCopy = async (folder: string): Promise<void> => {
  await stopLeftover(clusterIn(folder));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};

const readDescription = (folder: string): Description => {
  const { data } = description.safeParse(JSON.parse(readFileSync(path.join(folder, descriptionFile), 'utf8')));
  if (!data) throw new Error(`its ${descriptionFile} is of another release`);
  return data;
};

/**
 * Unpacks a backup so that its database can be started in this empty folder. @throws when it is damaged or not a
 * backup.
 */
export const unpackCopy = async (file: string, folder: string, user: SystemUser): Promise<Description> => {
  const { data } = clusterIn(folder);
  const base = path.join(folder, baseArchive);
  try {
    await unpack(file, folder, user);
    const described = readDescription(folder);
    createFolder(data, user);
    await unpack(base, data, user);
    await requireIntact(data, path.join(folder, baseManifest));
    return described;
  } catch (cause) {
    throw new Error(`${file} is not a backup of a store, or a damaged one: ${(cause as Error).message}`, { cause });
  } finally {
    rmSync(base, { force: true });
  }
};

/** Starts the unpacked database, does the work, and ends it. */
export const withCopy = async <T>(
  folder: string,
  settings: Record<string, string>,
  work: (sql: Sql) => Promise<T>,
): Promise<T> => {
  const database = await startEmbedded({ home: folder, settings });
  const sql = openAsOwner(database.url);
  try {
    return await work(sql);
  } finally {
    await sql.end();
    await database.stop();
  }
};

/** Counts what is in the copy. @throws when it lacks something that was there before the backup began. */
export const requireComplete = async (sql: Sql, { begunAt, books }: Description): Promise<Books> => {
  const found = await countBooks(sql);
  if (found.entries >= books.entries && found.sales >= books.sales) return found;
  throw new Error(
    `The backup is not complete: it has ${found.sales} of ${books.sales} sales and ${found.entries} of ` +
      `${books.entries} entries of the ledger that there were at ${begunAt}.`,
  );
};
