// The directory of a test run's database, and the tidying up after runs that were killed.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clusterIn, readPidFile } from '#server/db/embedded/cluster.ts';
import { isAlive, signal } from '#server/db/embedded/processes.ts';

const prefix = 'simshelf-test-';

/** A new directory that the database's own user may enter. */
export const createHome = (): string => {
  const home = mkdtempSync(path.join(tmpdir(), prefix));
  chmodSync(home, 0o755);
  return home;
};

const isAbandoned = (home: string): boolean => {
  const lock = path.join(home, 'pg.lock');
  return existsSync(lock) && !isAlive(readFileSync(lock, 'utf8'));
};

const stopServer = (home: string): void => {
  const { pid } = readPidFile(clusterIn(home)) ?? {};
  if (pid !== undefined) signal(pid, 'SIGQUIT');
};

/** Ends the databases of runs that were killed before they could do so, and removes what they left. */
export const removeAbandonedHomes = (): void => {
  const homes = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  for (const home of homes.map((name) => path.join(tmpdir(), name)).filter(isAbandoned)) {
    stopServer(home);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
};
