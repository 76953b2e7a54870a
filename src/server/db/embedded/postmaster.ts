// The server process of the embedded database: started as a child, watched, and ended.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { type Cluster, databaseEnvironment, readPidFile } from './cluster.ts';
import { childrenOf, commandOf, signal } from './processes.ts';
import type { ServerLog } from './server-log.ts';
import type { SystemUser } from './system-user.ts';

/** What a server is started with. */
export type Launch = {
  cluster: Cluster;
  binaries: Binaries;
  user: SystemUser;
  settings: Record<string, string>;
  log: ServerLog;
};

export type Postmaster = {
  /** Resolves when it has ended, for any reason. */
  ended: Promise<unknown>;
  stop: () => Promise<void>;
};

const pollMs = 20;

/** PostgreSQL's signals to end, and how long each may take: fast, then immediate. */
const requests = [
  ['SIGINT', 2_500],
  ['SIGQUIT', 1_000],
] as const;

const isServing = (cluster: Cluster, pid: number): boolean => commandOf(pid).includes(cluster.data);

/** A frozen process receives only SIGCONT and SIGKILL. Its backends lead separate process groups. */
const signalAll = (pid: number, name: 'SIGCONT' | 'SIGKILL'): void => {
  for (const one of [pid, ...childrenOf(pid)]) signal(one, name);
};

const endsWithin = async (cluster: Cluster, pid: number, milliseconds: number): Promise<boolean> => {
  const deadline = Date.now() + milliseconds;
  while (isServing(cluster, pid) && Date.now() < deadline) await delay(pollMs);
  return !isServing(cluster, pid);
};

/** Ends a server, even a frozen one. After a kill, the next start recovers everything that it acknowledged. */
const stopServer = async (cluster: Cluster, pid: number): Promise<void> => {
  for (const [request, milliseconds] of requests) {
    if (!isServing(cluster, pid)) return;
    signal(pid, request);
    signalAll(pid, 'SIGCONT');
    if (await endsWithin(cluster, pid, milliseconds)) return;
  }
  signalAll(pid, 'SIGKILL');
};

/** Ends the processes of a server whose parent died without ending it. */
export const stopLeftover = async (cluster: Cluster): Promise<void> => {
  const left = readPidFile(cluster);
  if (!left) return;
  await stopServer(cluster, left.pid);
  // PostgreSQL itself would refuse to start while the old number belongs to a zombie or to another program.
  rmSync(cluster.pidFile, { force: true });
};

const spawnServer = ({ cluster, binaries, user, settings, log }: Launch): ChildProcess => {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: Ctrl-C must reach only us, so that requests in flight keep their database until they finish.
  const child = spawn(binaries.postgres, ['-D', cluster.data, ...options], {
    ...user,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: databaseEnvironment(),
  });
  for (const output of [child.stdout, child.stderr]) output.on('data', log.write);
  // A program that cannot be started has no process id; the log and the error of the start say why.
  child.once('error', (error) => log.write(Buffer.from(`${error.message}\n`)));
  return child;
};

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/**
 * Waits until the pid file says that this process is ready. Returns false when it ended instead or must not continue.
 */
const becomesReady = async ({ cluster }: Launch, child: ChildProcess, mayGoOn: () => boolean): Promise<boolean> => {
  while (!hasEnded(child) && mayGoOn()) {
    const state = readPidFile(cluster);
    if (state?.pid === child.pid && state?.ready === true) return true;
    await delay(pollMs);
  }
  return false;
};

/**
 * Starts a server once. Returns undefined when it ended instead, or when `mayGoOn` refused in time; it is stopped then.
 */
export const launch = async (options: Launch, mayGoOn: () => boolean): Promise<Postmaster | undefined> => {
  const child = spawnServer(options);
  const { pid } = child;
  if (pid === undefined) return undefined;
  const ended = once(child, 'exit');
  const endAtOnce = (): void => {
    signal(pid, 'SIGQUIT');
    signalAll(pid, 'SIGCONT');
  };
  // However this process ends, short of a kill, the database ends with it.
  process.once('exit', endAtOnce);
  void ended.then(() => process.off('exit', endAtOnce));
  const stop = async (): Promise<void> => {
    if (hasEnded(child)) return;
    await stopServer(options.cluster, pid);
    await ended;
  };
  if (await becomesReady(options, child, mayGoOn)) return { ended, stop };
  await stop();
  return undefined;
};
