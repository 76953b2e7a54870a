// Processor time and memory of processes, from /proc: on Linux only.
import { readFileSync } from 'node:fs';
import { childrenOf } from '#server/db/embedded/processes.ts';

/** A tick of /proc; the kernel reports a hundred a second on every common system. */
const msPerTick = 10;

/** Milliseconds that a process and its ended children have used so far. */
export const processorTimeOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold spaces: utime, stime, cutime and cstime are the 12th to the 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * msPerTick;
};

/** The same of a process with all children that still run. */
export const processorTimeOfGroup = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + processorTimeOf(each), 0);

const bytesPerKilobyte = 1_024;

/** The memory that a process holds, and the most that it ever held, in bytes. */
export const memoryOf = (pid: number): { now: number; most: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string): number =>
    Number(new RegExp(String.raw`^${name}:\s+(\d+) kB$`, 'm').exec(status)?.[1]) * bytesPerKilobyte;
  return { now: read('VmRSS'), most: read('VmHWM') };
};
