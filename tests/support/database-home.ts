// The directory of a test run's database, and the tidying up after runs that were killed.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clusterIn, readPidFile } from '#server/db/embedded/cluster.ts';
import { isAlive, markOf, signal } from '#server/db/embedded/processes.ts';

const prefix = 'simshelf-test-';

/** Holds the mark of the process that tests there. */
const runFile = (home: string): string => path.join(home, 'run');

/** A new directory that the database's own user may enter. */
export const createHome = (): string => {
  const home = mkdtempSync(path.join(tmpdir(), prefix));
  chmodSync(home, 0o755);
  writeFileSync(runFile(home), markOf(process.pid));
  return home;
};

/** Not by the owner of the database: some tests kill it, and another run may begin at that moment. */
const isAbandoned = (home: string): boolean => {
  const run = runFile(home);
  return existsSync(run) && !isAlive(readFileSync(run, 'utf8'));
};

const stopServer = (home: string): void => {
  const { pid } = readPidFile(clusterIn(home)) ?? {};
  if (pid !== undefined) signal(pid, 'SIGQUIT');
};

/** Ends the databases of runs that were killed before they could do so, and removes their files. */
export const removeAbandonedHomes = (): void => {
  const homes = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  for (const home of homes.map((name) => path.join(tmpdir(), name)).filter(isAbandoned)) {
    stopServer(home);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
};
