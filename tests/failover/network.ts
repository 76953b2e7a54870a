// Each machine of the cluster is a network namespace with an address of its own, on one bridge. A cut is a route that
// swallows packets, on both sides, as a broken switch does: nothing is refused and nothing is closed.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export type Machine = { name: string; address: string };

/** The addresses that the files in docs/deploy/cluster name. */
export const databases: readonly [Machine, ...Machine[]] = [
  { name: 'db1', address: '10.77.0.11' },
  { name: 'db2', address: '10.77.0.12' },
  { name: 'db3', address: '10.77.0.13' },
];
export const stores: readonly [Machine, ...Machine[]] = [
  { name: 'store1', address: '10.77.0.21' },
  { name: 'store2', address: '10.77.0.22' },
];

const bridge = 'simshelf-net';
const bridgeAddress = '10.77.0.1/24';

const ip = (...args: string[]): string =>
  execFileSync('/usr/sbin/ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const spaceOf = ({ name }: Machine): string => `simshelf-${name}`;

const cableOf = ({ name }: Machine): string => `ss-${name}`;

const add = (machine: Machine): void => {
  const [space, cable] = [spaceOf(machine), cableOf(machine)];
  ip('netns', 'add', space);
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
  ip('link', 'set', cable, 'master', bridge, 'up');
  for (const device of ['lo', 'eth0']) ip('-n', space, 'link', 'set', device, 'up');
  ip('-n', space, 'address', 'add', `${machine.address}/24`, 'dev', 'eth0');
};

/** The processes of a machine. */
const processesOf = (machine: Machine): number[] =>
  ip('netns', 'pids', spaceOf(machine)).split('\n').filter(Boolean).map(Number);

/** To all processes of a machine; one that has just ended needs none. */
export const signal = (machine: Machine, name: NodeJS.Signals): void => {
  for (const pid of processesOf(machine)) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};

/** As its power is cut. */
export const powerOff = async (machine: Machine): Promise<void> => {
  while (processesOf(machine).length > 0) {
    signal(machine, 'SIGKILL');
    await delay(50);
  }
};

/** From now on nothing passes between this machine and the others. */
export const cut = (machine: Machine, others: readonly Machine[]): void => {
  for (const other of others) {
    ip('-n', spaceOf(machine), 'route', 'add', 'blackhole', `${other.address}/32`);
    ip('-n', spaceOf(other), 'route', 'add', 'blackhole', `${machine.address}/32`);
  }
};

export const heal = (machine: Machine, others: readonly Machine[]): void => {
  for (const other of others) {
    ip('-n', spaceOf(machine), 'route', 'del', 'blackhole', `${other.address}/32`);
    ip('-n', spaceOf(other), 'route', 'del', 'blackhole', `${machine.address}/32`);
  }
};

const hasLink = (name: string): boolean => new RegExp(`^${name}[ @]`, 'm').test(ip('-brief', 'link'));

const remove = async (machine: Machine): Promise<void> => {
  // The space would take it along, but only a moment later.
  if (hasLink(cableOf(machine))) ip('link', 'del', cableOf(machine));
  if (ip('netns', 'list').split(/\s/).includes(spaceOf(machine))) {
    await powerOff(machine);
    ip('netns', 'del', spaceOf(machine));
  }
};

/** Removes what an earlier run that was killed has left, too. */
export const removeNetwork = async (): Promise<void> => {
  for (const machine of [...databases, ...stores]) await remove(machine);
  if (hasLink(bridge)) ip('link', 'del', bridge);
};

export const createNetwork = async (): Promise<void> => {
  await removeNetwork();
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', bridgeAddress, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  for (const machine of [...databases, ...stores]) add(machine);
};

type Program = { user?: string; env?: Record<string, string>; log: string; cwd?: string };

/** The command that runs another one on a machine, with sockets of its own in /run/postgresql. */
export const onMachine = (machine: Machine, user = 'root'): string[] =>
  [
    ['/usr/sbin/ip', 'netns', 'exec', spaceOf(machine), '/bin/sh', '-c'],
    'mkdir -p /run/postgresql && mount -t tmpfs -o mode=1777 tmpfs /run/postgresql && exec "$@"',
    ['sh', '/usr/bin/setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', '--'],
  ].flat();

/** Starts a program on a machine. Its output goes to a file in the directory of the log. */
export const run = (machine: Machine, command: readonly string[], { user, env, log, cwd }: Program): ChildProcess => {
  const [program = '', ...args] = [...onMachine(machine, user), ...command];
  const output = openSync(path.join(log, `${machine.name}-${path.basename(command[0] ?? '')}.log`), 'a');
  return spawn(program, args, {
    cwd: cwd ?? log,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', output, output],
  });
};
