// The directory of a test run's database, and the tidying up after runs that were killed.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '#server/db/embedded/processes.ts';

const prefix = 'simshelf-test-';

/** A new directory that the database's own user may enter. */
export const createHome = (): string => {
  const home = mkdtempSync(path.join(tmpdir(), prefix));
  chmodSync(home, 0o755);
  return home;
};

const isAbandoned = (home: string): boolean => {
  const owner = path.join(home, 'pg.owner');
  return existsSync(owner) && !isAlive(readFileSync(owner, 'utf8'));
};

const stopServer = (home: string): void => {
  const pidFile = path.join(home, 'pg/postmaster.pid');
  if (!existsSync(pidFile)) return;
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  } catch {
    // It is gone already.
  }
};

/** Ends the databases of runs that were killed before they could do so, and removes what they left. */
export const removeAbandonedHomes = (): void => {
  const homes = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  for (const home of homes.map((name) => path.join(tmpdir(), name)).filter(isAbandoned)) {
    stopServer(home);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
};
