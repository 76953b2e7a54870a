// One starter at a time, also across processes: two would race in creating the cluster.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, markOf } from './processes.ts';

const pollMs = 25;

const tryLock = (file: string): boolean => {
  try {
    writeFileSync(file, markOf(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

const holder = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Waits for the lock file, taking it over from a process that died with it. Answers the function that frees it. */
export const lock = async (file: string): Promise<() => void> => {
  while (!tryLock(file)) {
    const mark = holder(file);
    // An empty mark is a file that its maker is just writing.
    if (mark !== '' && !isAlive(mark)) rmSync(file, { force: true });
    else await delay(pollMs);
  }
  return () => rmSync(file, { force: true });
};
