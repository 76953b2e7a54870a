// A folder for the files of one piece of work, such as the tables of an export, which hold personal data: it does not outlive the
// work, also when the work is interrupted or its process is killed.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from './start-failure.ts';

export type ScratchFolder = { folder: string; remove: () => void };

/** What a shell reports of a program that a signal ended. */
const SIGNAL_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

const isRunning = (processId: number): boolean => {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // Somebody else's process is one, too.
    return codeOf(error) === 'EPERM';
  }
};

const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Removes those of processes that were killed. */
const removeOrphans = (prefix: string): void => {
  const [folder, beginning] = [path.dirname(prefix), path.basename(prefix)];
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(beginning)) continue;
    const [, processId] = /^(\d+)-[^-]+$/.exec(name.slice(beginning.length)) ?? [];
    if (processId !== undefined && !isRunning(Number(processId))) removeFolder(path.join(folder, name));
  }
};

/**
 * Makes a folder that only our user can read, and removes those with this prefix whose processes have ended. It goes by `remove`,
 * or at the end of the process, by a signal, too.
 *
 * @param prefix The beginning of its path; the directory exists.
 */
export const makeScratchFolder = (prefix: string): ScratchFolder => {
  removeOrphans(prefix);
  const folder = mkdtempSync(`${prefix}${process.pid}-`);
  const atExit = (): void => removeFolder(folder);
  const atSignal = (signal: keyof typeof SIGNAL_CODES): void => process.exit(SIGNAL_CODES[signal]);
  const signals = Object.keys(SIGNAL_CODES) as (keyof typeof SIGNAL_CODES)[];
  process.once('exit', atExit);
  for (const signal of signals) process.once(signal, atSignal);
  return {
    folder,
    remove: () => {
      removeFolder(folder);
      process.off('exit', atExit);
      for (const signal of signals) process.off(signal, atSignal);
    },
  };
};
