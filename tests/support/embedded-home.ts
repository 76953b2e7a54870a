// The embedded database of a store that runs, from outside: its address and its processes.
import { readConfig } from '#server/settings/config.ts';
import { connect, type Database, type Logins } from '#server/db/connect.ts';
import { addressOf, clusterIn, readPidFile } from '#server/db/embedded/cluster.ts';
import { childrenOf, commandOf, signal } from '#server/db/embedded/processes.ts';
import { loginsOf } from '#server/db/logins.ts';

/** Where it is, as the owner of the schema. */
export const databaseUrlOf = (home: string): string => {
  const cluster = clusterIn(home);
  return addressOf(cluster, readPidFile(cluster)?.port ?? 0, 'simshelf');
};

/** The store's logins there. */
const loginsIn = (home: string, secret?: string): Logins =>
  loginsOf(databaseUrlOf(home), readConfig({ DATA_HOME: home, SECRET: secret }).secret);

/** The database of that store, as the store itself is connected. `secret` is that of a store that was given one. */
export const connectTo = (home: string, secret?: string): Database =>
  connect(loginsIn(home, secret), { app: 2, system: 2 });

/** Works on the database of that store, as the store does. */
export const withDatabase = async (home: string, work: (db: Database) => Promise<unknown>): Promise<void> => {
  const db = connectTo(home);
  try {
    await work(db);
  } finally {
    await db.close();
  }
};

export const postmasterOf = (home: string): number => readPidFile(clusterIn(home))?.pid ?? 0;

/** Whether a server runs on this directory. */
export const isServing = (home: string): boolean => {
  const pid = postmasterOf(home);
  return pid > 0 && commandOf(pid).includes(home);
};

const signalAll = (home: string, name: 'SIGSTOP' | 'SIGCONT'): void => {
  const postmaster = postmasterOf(home);
  // The postmaster first: it must not start another while the others are stopped.
  for (const pid of [postmaster, ...childrenOf(postmaster)]) signal(pid, name);
};

/** Stops all its processes: requests are neither answered nor refused. */
export const freeze = (home: string): void => signalAll(home, 'SIGSTOP');

export const thaw = (home: string): void => signalAll(home, 'SIGCONT');
