// Three machines with PostgreSQL, Patroni and etcd, from the files that docs/cluster.md gives to operators.
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { until } from '#support/poll.ts';
import { projectRoot } from '../tidy/source-tree.ts';
import { createNetwork, databases, type Machine, removeNetwork, run } from './network.ts';
import { requirePrograms } from './programs.ts';

export const deployed = path.join(projectRoot, 'docs/deploy/cluster');

const READY_MS = 120_000;
/** Often enough for a figure in seconds, and not a load for the machines. */
const POLL_MS = 250;
const user = 'postgres';

type Member = { name: string; role: string; state: string; lag?: number | string; timeline?: number };

export type Cluster = {
  /** Scratch, with the logs of all programs. */
  home: string;
  /** The machine whose PostgreSQL takes writes, as Patroni knows it; undefined while there is none. */
  findPrimary: (askNot?: Machine) => Promise<Machine | undefined>;
  /** Resolves when there are a primary and two replicas that follow it, one of them synchronous. */
  untilWhole: () => Promise<Machine>;
  /** Starts the programs of a machine. */
  powerOn: (machine: Machine) => void;
  /** The address of the superuser at the primary, or at one machine. */
  superuserUrl: (database: string, machine?: Machine) => string;
  /** Ends everything. The logs stay where something failed. */
  stop: (hasFailed: boolean) => Promise<void>;
};

/** A file of settings with the first machine's name and address replaced by those of another one. */
const settingsOf = (file: string, { name, address }: Machine): Record<string, string> => {
  const given = parseEnv(readFileSync(path.join(deployed, file), 'utf8')) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      key.endsWith('_INITIAL_CLUSTER') ? value : value.replaceAll('10.77.0.11', address).replaceAll('db1', name),
    ]),
  );
};

const readMembers = async ({ address }: Machine): Promise<Member[]> => {
  const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) });
  return ((await answer.json()) as { members: Member[] }).members;
};

const isFollowing = ({ role, state, lag }: Member): boolean =>
  ['replica', 'sync_standby'].includes(role) && ['running', 'streaming'].includes(state) && lag === 0;

const isWhole = (members: readonly Member[]): boolean =>
  members.filter(({ role, state }) => role === 'leader' && state === 'running').length === 1 &&
  members.filter(isFollowing).length === databases.length - 1 &&
  members.some(({ role }) => role === 'sync_standby');

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('/usr/bin/id', [flag, user], { encoding: 'utf8' }));

/** A directory of the user that the programs run as. */
export const createFolderIn = (home: string, name: string): string => {
  const folder = path.join(home, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, idOf('-u'), idOf('-g'));
  return folder;
};

export const startCluster = async (): Promise<Cluster> => {
  requirePrograms();
  await createNetwork();
  const home = mkdtempSync('/tmp/cluster-');
  chownSync(home, idOf('-u'), idOf('-g'));
  const superuser = settingsOf('node.env', databases[0])['PATRONI_SUPERUSER_PASSWORD'];

  const powerOn = (machine: Machine): void => {
    const folder = createFolderIn(home, machine.name);
    const common = { user, log: home };
    const etcd = { ...settingsOf('etcd.env', machine), ETCD_DATA_DIR: path.join(folder, 'etcd') };
    run(machine, ['/usr/bin/etcd'], { ...common, env: etcd });
    const patroni = {
      ...settingsOf('node.env', machine),
      PATRONI_POSTGRESQL_DATA_DIR: path.join(folder, 'pg'),
      PATRONI_POSTGRESQL_PGPASS: path.join(folder, 'pgpass'),
      HOME: folder,
    };
    run(machine, ['/usr/bin/patroni', path.join(deployed, 'patroni.yml')], { ...common, env: patroni });
  };

  const askAny = async (askNot?: Machine): Promise<Member[]> => {
    await delay(POLL_MS);
    for (const machine of databases.filter((one) => one !== askNot)) {
      const members = await readMembers(machine).catch(() => []);
      if (members.length > 0) return members;
    }
    return [];
  };

  const findPrimary = async (askNot?: Machine): Promise<Machine | undefined> => {
    const leader = (await askAny(askNot)).find(({ role }) => role === 'leader')?.name;
    return databases.find(({ name }) => name === leader);
  };

  const superuserUrl = (database: string, machine?: Machine): string => {
    const hosts = machine ? machine.address : databases.map(({ address }) => address).join(',');
    return `postgres://postgres:${superuser}@${hosts}/${database}`;
  };

  for (const machine of databases) powerOn(machine);
  return {
    home,
    findPrimary,
    untilWhole: async () => {
      await until('the cluster is whole', async () => isWhole(await askAny()), READY_MS);
      return (await findPrimary()) as Machine;
    },
    powerOn,
    superuserUrl,
    stop: async (hasFailed) => {
      await removeNetwork();
      if (hasFailed) console.log(`The logs of all programs are in ${home}`);
      else rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
