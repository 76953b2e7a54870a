// Puts a backup into an empty data directory.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDataHome } from '../../core/data-home.ts';
import { secretFileIn } from '../../core/store-secret.ts';
import { findBinaries } from '../../db/embedded/binaries.ts';
import { clusterIn } from '../../db/embedded/cluster.ts';
import { lockHome } from '../../db/embedded/home-lock.ts';
import { databaseUser, requireEnterable, type SystemUser } from '../../db/embedded/system-user.ts';
import { moveTo } from '../archive.ts';
import {
  type Books,
  clearFolder,
  type Description,
  removeCopy,
  requireComplete,
  unpackCopy,
  withCopy,
} from './copy.ts';

type Restored = Omit<Description, 'format' | 'postgres'> & {
  /** What was restored. */
  books: Books;
  /** Whether the secret of reference mode came with it; otherwise the store needs its earlier SECRET. */
  hasSecret: boolean;
};

const requireEmpty = (home: string): void => {
  if (!existsSync(clusterIn(home).data)) return;
  throw new Error(
    `${home} has a database already, and nothing is overwritten. Move that directory away, or name another one in DATA_HOME.`,
  );
};

const requirePostgres = async ({ postgres }: Description, folder: string, user: SystemUser): Promise<void> => {
  const { postgres: program } = await findBinaries(folder, user);
  const [, major] = / (\d+)/.exec(execFileSync(program, ['--version'], { ...user, encoding: 'utf8' })) ?? [];
  if (Number(major) === postgres) return;
  throw new Error(
    `The backup is of PostgreSQL ${postgres}, and this release has ${major}. Restore it with its own release.`,
  );
};

/** The secret that came with the backup, unless there is another one already, which other data may need. */
const findSecret = (folder: string, home: string): Buffer | undefined => {
  const [came, here] = [secretFileIn(folder), secretFileIn(home)];
  if (!existsSync(came)) return undefined;
  const secret = readFileSync(came);
  if (existsSync(here) && !readFileSync(here).equals(secret)) {
    throw new Error(`${here} is another secret than the one of the backup. Move it away, then restore again.`);
  }
  return secret;
};

/** The last file moved makes it a data directory, so an interrupted restore can be done again. */
const putInPlace = (folder: string, home: string, secret: Buffer | undefined): void => {
  if (secret) writeFileSync(secretFileIn(home), secret, { mode: 0o600 });
  const [from, to] = [clusterIn(folder), clusterIn(home)];
  moveTo(from.password, to.password);
  moveTo(from.data, to.data);
};

/**
 * Restores a backup. @throws when it is damaged or incomplete, or when there is a database already; nothing has changed
 * then.
 */
export const restoreBackup = async (name: string, home: string): Promise<Restored> => {
  const file = path.resolve(name);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  requireEmpty(home);
  makeDataHome(home);
  const user = databaseUser();
  requireEnterable(user, home);
  const folder = path.join(home, 'restore');
  const unlock = await lockHome(home, clusterIn(home).lock);
  try {
    await clearFolder(folder, user);
    const description = await unpackCopy(file, folder, user);
    const secret = findSecret(folder, home);
    await requirePostgres(description, folder, user);
    const books = await withCopy(folder, {}, async (sql) => {
      const found = await requireComplete(sql, description);
      await sql`checkpoint`;
      return found;
    });
    putInPlace(folder, home, secret);
    const { begunAt, release } = description;
    return { begunAt, release, books, hasSecret: secret !== undefined };
  } finally {
    await removeCopy(folder);
    unlock();
  }
};
