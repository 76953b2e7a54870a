// Telling one process from another, also after its number was given to a new one.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ps = (column: string, pid: number): string => {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
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

/** The command line of a running process; empty for one that ended, and for one that nobody has reaped yet. */
export const commandOf = (pid: number): string =>
  process.platform === 'linux' ? readProc(pid, 'cmdline') : ps('command', pid);

const startOf = (pid: number): string => {
  if (process.platform !== 'linux') return ps('lstart', pid);
  // The second field is a name in brackets that may itself hold spaces; the start is field 22.
  const [, afterName = ''] = readProc(pid, 'stat').split(') ');
  return afterName.split(' ')[19] ?? '';
};

/** A mark of this process that no later process with the same number has. */
export const markOf = (pid: number): string => `${pid} ${startOf(pid)}`;

/** Whether the process that left this mark still runs. */
export const isAlive = (mark: string): boolean => {
  const pid = Number.parseInt(mark, 10);
  return pid > 0 && commandOf(pid) !== '' && markOf(pid) === mark;
};
