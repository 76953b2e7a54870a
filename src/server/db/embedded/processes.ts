// Distinguishes processes, even after the number of one was given to a new one.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const isLinux = process.platform === 'linux';

const ps = (...args: string[]): string => {
  try {
    return execFileSync('ps', args, { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
};

const readProc = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** The fields of a process from the third on: the second is a name in brackets that may contain spaces. */
const statOf = (pid: number): string[] => {
  const [, afterName = ''] = readProc(pid, 'stat').split(') ');
  return afterName.split(' ');
};

/** The command line of a running process; empty when it has ended, even while its parent has not collected it. */
export const commandOf = (pid: number): string =>
  isLinux ? readProc(pid, 'cmdline') : ps('-o', 'command=', '-p', String(pid));

const startOf = (pid: number): string => (isLinux ? (statOf(pid)[19] ?? '') : ps('-o', 'lstart=', '-p', String(pid)));

/** Pairs of a process and its parent. */
const parents = (): [pid: number, parent: number][] => {
  if (isLinux) {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.map((pid) => [Number(pid), Number(statOf(Number(pid))[1])]);
  }
  const lines = ps('-A', '-o', 'pid=,ppid=').split('\n');
  return lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
};

/** The processes that this one started and that still run. */
export const childrenOf = (pid: number): number[] =>
  parents()
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child);

/** Sends the signal; a process that is gone is not a failure. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** A mark of this process that no later process with the same number has. */
export const markOf = (pid: number): string => `${pid} ${startOf(pid)}`;

/** Whether the process that left this mark still runs. */
export const isAlive = (mark: string): boolean => {
  const pid = Number.parseInt(mark, 10);
  return pid > 0 && commandOf(pid) !== '' && markOf(pid) === mark;
};
