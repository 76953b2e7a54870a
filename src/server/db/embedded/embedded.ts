// The embedded PostgreSQL: a real server, started as a child process and spoken to over the wire.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { makeDataHome, refusalOfHome } from '../../core/data-home.ts';
import { findBinaries } from './binaries.ts';
import { addressOf, type Cluster, clusterIn, createCluster, readPidFile } from './cluster.ts';
import { HomeInUse, lockHome } from './home-lock.ts';
import { type Launch, launch, type Postmaster, stopLeftover } from './postmaster.ts';
import { logSettings, openServerLog, removeOpenLog } from './server-log.ts';
import { databaseUser, requireEnterable } from './system-user.ts';

type EmbeddedOptions = {
  /** The directory that keeps everything of this database. */
  home: string;
  /** The database to use; created when it is missing. */
  database?: string;
  /** Settings of the server beside PostgreSQL's defaults, which are the durable ones. */
  settings?: Record<string, string>;
  /** Called when the server has ended by itself, and when it runs again. */
  onEvent?: (message: string) => void;
  /** Called once, when it has ended and cannot be started again. */
  onLost?: (error: Error) => void;
};

export type EmbeddedDatabase = {
  url: string;
  stop: () => Promise<void>;
};

/** The backends of a killed server hold its shared memory a moment longer, on a busy machine much longer. */
const startDeadlineMs = 60_000;
/** Calls are refused until then; a supervisor can intervene. */
const restartDeadlineMs = 30_000;
const retryMs = 250;
/** A server that ends within this time of its start, this many times in a row, is given up. */
const shortestRunMs = 5_000;
const shortRunsMax = 5;

const ownSettings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', jit: 'off', ...logSettings };

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

/** Tries until it runs. Another program may have taken its port, so a first start looks for a new port on each try. */
const start = async (options: Launch, isWanted: () => boolean, known?: number) => {
  const deadline = Date.now() + (known === undefined ? startDeadlineMs : restartDeadlineMs);
  const mayGoOn = (): boolean => isWanted() && Date.now() < deadline;
  while (mayGoOn()) {
    const port = known ?? (await freePort());
    const settings = { ...ownSettings, ...options.settings, port: String(port) };
    const server = await launch({ ...options, settings }, mayGoOn);
    if (server) return { server, port };
    await delay(retryMs);
  }
  const { file, tail } = options.log;
  throw new Error(`The embedded PostgreSQL did not start; its log is ${file} and ends with:\n${tail()}`);
};

/** Keeps the server running on its port until it is stopped. */
const supervise = (
  options: Launch,
  { server: first, port }: { server: Postmaster; port: number },
  { onEvent = () => {}, onLost = () => {} }: EmbeddedOptions,
) => {
  let isWanted = true;
  let server = first;
  const keep = async (): Promise<void> => {
    for (let shortRuns = 0; ;) {
      const startedAt = Date.now();
      await server.ended;
      if (!isWanted) return;
      shortRuns = Date.now() - startedAt < shortestRunMs ? shortRuns + 1 : 0;
      if (shortRuns >= shortRunsMax)
        throw new Error(`The embedded PostgreSQL ended ${shortRuns} times after its start`);
      onEvent('The embedded PostgreSQL has ended and is started again');
      await stopLeftover(options.cluster);
      ({ server } = await start(options, () => isWanted, port));
      onEvent('The embedded PostgreSQL runs again');
    }
  };
  const kept = keep().catch((error: unknown) => {
    if (isWanted) onLost(error as Error);
  });
  return async (): Promise<void> => {
    isWanted = false;
    await server.stop();
    await kept;
    // Stops a server that was being restarted when the stop came.
    await server.stop();
  };
};

const createDatabase = async (cluster: Cluster, port: number, database: string): Promise<void> => {
  const sql = postgres(addressOf(cluster, port, 'postgres'), { max: 1, onnotice: () => {} });
  try {
    const existing = await sql`select from pg_database where datname = ${database}`;
    if (existing.length === 0) await sql`create database ${sql(database)}`;
  } finally {
    await sql.end();
  }
};

const open = async (cluster: Cluster, options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const { database = 'simshelf', settings = {} } = options;
  const user = databaseUser();
  requireEnterable(user, cluster.home);
  const binaries = await findBinaries(cluster.home, user);
  await stopLeftover(cluster);
  createCluster(cluster, binaries, user);
  removeOpenLog(cluster.home);
  const log = openServerLog(cluster.log);
  const given = { cluster, binaries, user, settings, log };
  const started = await start(given, () => true);
  const stop = supervise(given, started, options);
  try {
    await createDatabase(cluster, started.port, database);
    return { url: addressOf(cluster, started.port, database), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/**
 * Starts the embedded database for this process, and starts it again when it ends by itself.
 *
 * @throws HomeInUse when another process has it, and other errors when it cannot be started. No server runs then.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const home = path.resolve(options.home);
  makeDataHome(home);
  const cluster = clusterIn(home);
  const unlock = await lockHome(home, cluster.lock);
  try {
    const { url, stop } = await open(cluster, options);
    return { url, stop: () => stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw (error as NodeJS.ErrnoException).path?.startsWith(home) ? refusalOfHome(home, error) : error;
  }
};

/** The address of the database that another process runs in this directory, once it is ready. */
const addressOfRunning = async (home: string, database: string): Promise<string> => {
  const cluster = clusterIn(home);
  for (const deadline = Date.now() + startDeadlineMs; Date.now() < deadline; await delay(retryMs)) {
    const running = readPidFile(cluster);
    if (running?.ready === true) return addressOf(cluster, running.port, database);
  }
  throw new Error(`The database in ${home} is not ready`);
};

/** The embedded database for a tool: that of a store running in this directory, otherwise one started for the tool. */
export const joinEmbedded = async (home: string, database = 'simshelf'): Promise<EmbeddedDatabase> => {
  try {
    return await startEmbedded({ home, database });
  } catch (error) {
    if (!(error instanceof HomeInUse)) throw error;
    return { url: await addressOfRunning(path.resolve(home), database), stop: async () => {} };
  }
};
