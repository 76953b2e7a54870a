// One process at a time works in a data directory, and holds this file while it runs.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, markOf } from './processes.ts';

/** Another process holds the lock. */
export class HomeInUse extends Error {
  constructor(home: string, pid: number) {
    super(
      `The data directory ${home} is in use by another process of the store (process ${pid}). The embedded database is ` +
        'for one process: to run several, give all of them the same DATABASE_URL.',
    );
    this.name = 'HomeInUse';
  }
}

const pollMs = 25;
const settleMs = 100;
/** A file that stays empty for this long was left by a process that died while writing it. */
const emptyMs = 1_000;

const tryCreate = (file: string, mark: string): boolean => {
  try {
    writeFileSync(file, mark, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

const readMark = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const holderOf = async (file: string): Promise<string> => {
  const deadline = Date.now() + emptyMs;
  while (readMark(file) === '' && Date.now() < deadline) await delay(pollMs);
  return readMark(file);
};

/** Replaces the mark of a process that died. When several processes try, the last one to write has the lock. */
const takeOver = async (file: string, mark: string): Promise<void> => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mark);
  renameSync(draft, file);
  await delay(settleMs);
};

/** Takes the lock and returns the function that frees it. @throws HomeInUse while another process has it. */
export const lockHome = async (home: string, file: string): Promise<() => void> => {
  const mark = markOf(process.pid);
  if (!tryCreate(file, mark)) {
    const holder = await holderOf(file);
    if (isAlive(holder)) throw new HomeInUse(home, Number.parseInt(holder, 10));
    await takeOver(file, mark);
    const now = readMark(file);
    if (now !== mark) throw new HomeInUse(home, Number.parseInt(now, 10));
  }
  return () => {
    if (readMark(file) === mark) rmSync(file, { force: true });
  };
};
