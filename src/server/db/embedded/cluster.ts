// The files of the embedded database: where they are, and how they are created.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../../core/start-failure.ts';
import { noStoreIn } from '../../core/store-secret.ts';
import type { Binaries } from './binaries.ts';
import type { SystemUser } from './system-user.ts';

const superuser = 'simshelf';

export type Cluster = {
  home: string;
  data: string;
  /** The directory of its log. */
  log: string;
  /** The lock file of the process that uses this directory. */
  lock: string;
  password: string;
  pidFile: string;
};

export const clusterIn = (home: string): Cluster => ({
  home,
  data: path.join(home, 'pg'),
  log: path.join(home, 'log'),
  lock: path.join(home, 'pg.lock'),
  password: path.join(home, 'pg.password'),
  pidFile: path.join(home, 'pg', 'postmaster.pid'),
});

/** The environment of the database's programs, so that our encoding, language and time zone do not affect them. */
export const databaseEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' });

const giveTo = (user: SystemUser, ...files: string[]): void => {
  if (user.uid === undefined || user.gid === undefined) return;
  for (const file of files) chownSync(file, user.uid, user.gid);
};

/** Makes a new folder that only the database's user can enter. */
export const createFolder = (folder: string, user: SystemUser): void => {
  mkdirSync(folder, { mode: 0o700 });
  giveTo(user, folder);
};

const initdbArguments = ({ data, password }: Cluster): string[] => [
  `--pgdata=${data}`,
  `--username=${superuser}`,
  `--pwfile=${password}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

/** A directory without PG_VERSION is incomplete and holds no data. */
const isMade = ({ data }: Cluster): boolean => existsSync(path.join(data, 'PG_VERSION'));

/** Fails where no store was ever started. */
export const requireCluster = (home: string): void => {
  if (!isMade(clusterIn(home))) throw noStoreIn(home);
};

/** The line of initdb's output that says what went wrong. */
const faultIn = (output: string): string =>
  (/^.*?(?:FATAL|PANIC|error): +(?<fault>.+)$/m.exec(output)?.groups?.['fault'] ?? output.trim()).replace(/\.?$/, '.');

/** Creates the cluster unless it exists. */
export const createCluster = (cluster: Cluster, { initdb }: Binaries, user: SystemUser): void => {
  if (isMade(cluster)) return;
  rmSync(cluster.data, { recursive: true, force: true });
  createFolder(cluster.data, user);
  writeFileSync(cluster.password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  giveTo(user, cluster.password);
  try {
    execFileSync(initdb, initdbArguments(cluster), { ...user, stdio: 'pipe', env: databaseEnvironment() });
  } catch (cause) {
    const { stderr } = cause as { stderr?: Buffer };
    throw new StartFailure(
      `DATA_HOME is ${cluster.home}, where PostgreSQL could not make its database: ${faultIn(String(stderr ?? ''))}`,
      { cause },
    );
  }
};

export const addressOf = ({ password }: Cluster, port: number, database: string): string =>
  `postgres://${superuser}:${readFileSync(password, 'utf8').trim()}@127.0.0.1:${port}/${database}`;

/** The lines of postmaster.pid: 0 the process, 3 the port, 7 the state. Empty when there is no such file. */
export const readPidFile = ({ pidFile }: Cluster): { pid: number; port: number; ready: boolean } | undefined => {
  try {
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
};
