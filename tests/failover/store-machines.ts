// Two machines of the store, each with HAProxy, PgBouncer and one process of the store.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openAsOwner } from '#server/db/connect.ts';
import { until } from '#support/poll.ts';
import { newSecret } from '#support/secret.ts';
import { projectRoot } from '../tidy/source-tree.ts';
import { type Cluster, createFolderIn, deployed } from './cluster.ts';
import { databases, type Machine, onMachine, run, stores } from './network.ts';

const READY_MS = 120_000;
const port = 8080;
export const METRICS_PORT = 9464;

export const urlOf = ({ address }: Machine): string => `http://${address}:${port}`;

const hosts = databases.map(({ address }) => `${address}:5432`).join(',');

/** What follows a role in a file of SQL that gives it a password. */
const passwordOf = (role: string): string => {
  const sql = readFileSync(path.join(deployed, 'store.sql'), 'utf8');
  return new RegExp(`role ${role} .*password '(.*)'`).exec(sql)?.[1] ?? '';
};

export const ownerUrl = `postgres://store:${passwordOf('store')}@${hosts}/store?target_session_attrs=primary`;

/** As docs/cluster.md has it. */
const storeSettings = (dataHome: string): Record<string, string> => ({
  NODE_ENV: 'production',
  PUBLIC_URL: urlOf(stores[0]),
  PORT: String(port),
  DATA_HOME: dataHome,
  SECRET: newSecret()[0].toString('base64'),
  DEMO: 'off',
  LOG_LEVEL: 'error',
  DATABASE_URL: ownerUrl,
  DATABASE_POOLER_URL: 'postgres://127.0.0.1:6432',
  DATABASE_READ_URL: `postgres://${hosts}`,
});

/** Runs the statements of a file one by one, because a database is not made in a transaction. */
const runFile = async (cluster: Cluster, file: string, database = 'postgres'): Promise<void> => {
  const sql = openAsOwner(cluster.superuserUrl(database));
  const text = readFileSync(path.join(deployed, file), 'utf8').replaceAll(/^--.*$/gm, '');
  for (const statement of text.split(/;\s*$/m).filter((one) => one.trim() !== '')) await sql.unsafe(statement);
  await sql.end();
};

const startFront = (cluster: Cluster, machine: Machine): void => {
  const folder = createFolderIn(cluster.home, machine.name);
  const common = { user: 'postgres', log: cluster.home };
  run(machine, ['/usr/sbin/haproxy', '-f', path.join(deployed, 'haproxy.cfg')], common);
  // Its one setting that is a path of the machine.
  const users = path.join(folder, 'userlist.txt');
  cpSync(path.join(deployed, 'userlist.txt'), users);
  const settings = path.join(folder, 'pgbouncer.ini');
  const text = readFileSync(path.join(deployed, 'pgbouncer.ini'), 'utf8');
  writeFileSync(settings, text.replace('/etc/pgbouncer/userlist.txt', users));
  for (const file of [users, settings]) chmodSync(file, 0o644);
  run(machine, ['/usr/sbin/pgbouncer', settings], common);
};

export type StoreMachines = { settings: Record<string, string> };

const isReady = async (machine: Machine): Promise<boolean> => {
  const answer = await fetch(`${urlOf(machine)}/health/ready`, { signal: AbortSignal.timeout(3_000) }).catch(
    () => undefined,
  );
  return answer?.status === 200;
};

/** As docs/cluster.md says. */
export const makeDatabase = async (cluster: Cluster): Promise<void> => {
  await runFile(cluster, 'store.sql');
  await runFile(cluster, 'pgbouncer.sql', 'store');
};

/** Starts the store on both machines. */
export const startStores = async (cluster: Cluster): Promise<StoreMachines> => {
  await makeDatabase(cluster);
  const settings = storeSettings(path.join(cluster.home, 'store'));
  for (const machine of stores) {
    startFront(cluster, machine);
    const env = { ...settings, METRICS_PORT: String(METRICS_PORT), METRICS_HOST: machine.address };
    run(machine, [process.execPath, 'src/server/main.ts'], { log: cluster.home, cwd: projectRoot, env });
    await until(`${machine.name} is ready`, () => isReady(machine), READY_MS);
  }
  return { settings };
};

/** Runs a command of the store on its first machine. Returns what it prints; throws where it fails. */
export const runCommand = ({ settings }: StoreMachines, command: string, ...args: string[]): string => {
  const [program = '', ...before] = onMachine(stores[0]);
  const { status, stdout, stderr } = spawnSync(
    program,
    [...before, process.execPath, `src/server/cli/${command}.ts`, ...args],
    { cwd: projectRoot, env: { PATH: process.env['PATH'], ...settings }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
};
