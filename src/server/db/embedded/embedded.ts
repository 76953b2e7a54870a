// The embedded PostgreSQL: a real server, started as a child process and spoken to over the wire.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { type Binaries, findBinaries } from './binaries.ts';
import {
  addressOf,
  type Cluster,
  clusterIn,
  createCluster,
  databaseEnvironment,
  readPidFile,
  rotateLog,
} from './cluster.ts';
import { commandOf, isAlive, markOf } from './processes.ts';
import { lock } from './start-lock.ts';
import { databaseUser, type SystemUser } from './system-user.ts';

export type EmbeddedOptions = {
  /** The directory that keeps everything of this database. */
  home: string;
  /** The database to use; made when it is missing. */
  database?: string;
  /** Settings of the server beside PostgreSQL's defaults, which are the durable ones. */
  settings?: Record<string, string>;
};

export type EmbeddedDatabase = {
  url: string;
  /** Whether a server that ran already is used. */
  adopted: boolean;
  /** Ends the server, unless the process that started it is still there to do so. */
  stop: () => Promise<void>;
};

type Server = { port: number; adopted: boolean; stop(): Promise<void> };

const pollMs = 20;
/** The backends of a killed server hold its shared memory for a moment longer; on a busy machine for many. */
const startDeadlineMs = 60_000;
const retryMs = 250;

const ownSettings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', jit: 'off' };

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

const isServing = (cluster: Cluster, pid: number): boolean => commandOf(pid).includes(cluster.data);

const claim = (cluster: Cluster): void => writeFileSync(cluster.owner, markOf(process.pid));

const hasOwner = ({ owner }: Cluster): boolean => existsSync(owner) && isAlive(readFileSync(owner, 'utf8'));

const stopProcess = async (cluster: Cluster, pid: number): Promise<void> => {
  if (!isServing(cluster, pid)) return;
  process.kill(pid, 'SIGINT');
  while (isServing(cluster, pid)) await delay(pollMs);
};

/** The server that already runs on this cluster, taken over if whoever started it is gone. */
const adopt = async (cluster: Cluster): Promise<Server | undefined> => {
  const found = readPidFile(cluster);
  if (!found) return undefined;
  const { pid, port } = found;
  while (isServing(cluster, pid) && readPidFile(cluster)?.ready !== true) await delay(pollMs);
  if (!isServing(cluster, pid)) {
    // It was killed. PostgreSQL itself would refuse to start while the old number is a zombie or somebody else's.
    rmSync(cluster.pidFile, { force: true });
    return undefined;
  }
  const mine = !hasOwner(cluster);
  if (mine) claim(cluster);
  return { port, adopted: true, stop: () => (mine ? stopProcess(cluster, pid) : Promise.resolve()) };
};

const launch = (
  cluster: Cluster,
  binaries: Binaries,
  user: SystemUser,
  settings: Record<string, string>,
): ChildProcess => {
  const log = openSync(cluster.log, 'a');
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: Ctrl-C must reach only us, so that requests in flight keep their database until they are answered.
  const child = spawn(binaries.postgres, ['-D', cluster.data, ...options], {
    ...user,
    stdio: ['ignore', log, log],
    detached: true,
    env: databaseEnvironment(),
  });
  closeSync(log);
  // A program that cannot be started at all has no number; the log and the error below tell.
  child.once('error', () => {});
  child.unref();
  return child;
};

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

const stopChild = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  child.ref();
  child.kill('SIGINT');
  await once(child, 'exit');
};

/** Waits until this very process says in its pid file that it is ready. False when it ended instead. */
const becomesReady = async (cluster: Cluster, child: ChildProcess): Promise<boolean> => {
  while (!hasEnded(child)) {
    const state = readPidFile(cluster);
    if (state?.pid === child.pid && state?.ready === true) return true;
    await delay(pollMs);
  }
  return false;
};

const start = async (cluster: Cluster, settings: Record<string, string>): Promise<Server> => {
  const user = databaseUser();
  const binaries = await findBinaries(path.dirname(cluster.data), user);
  createCluster(cluster, binaries, user);
  rotateLog(cluster);
  const deadline = Date.now() + startDeadlineMs;
  while (Date.now() < deadline) {
    const port = await freePort();
    const child = launch(cluster, binaries, user, { ...ownSettings, ...settings, port: String(port) });
    if (await becomesReady(cluster, child)) {
      claim(cluster);
      return { port, adopted: false, stop: () => stopChild(child) };
    }
    await delay(retryMs);
  }
  throw new Error(`The embedded PostgreSQL did not start; see ${cluster.log}`);
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

/** A server that was killed may look alive for a moment longer, and even be adopted: then it is started after all. */
const open = async (cluster: Cluster, { database = 'simshelf', settings = {} }: EmbeddedOptions) => {
  for (;;) {
    const server = (await adopt(cluster)) ?? (await start(cluster, settings));
    try {
      await createDatabase(cluster, server.port, database);
      return { url: addressOf(cluster, server.port, database), adopted: server.adopted, stop: server.stop };
    } catch (error) {
      if (!server.adopted || (await adopt(cluster))) throw error;
    }
  }
};

/** Starts the embedded database, or joins the one that already runs on the same home. Safe in several processes at once. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const home = path.resolve(options.home);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const cluster = clusterIn(home);
  const unlock = await lock(cluster.lock);
  try {
    return await open(cluster, options);
  } finally {
    unlock();
  }
};
