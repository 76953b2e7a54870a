// The directory in which the store keeps files: made at the first start, or refused in a sentence.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { codeOf, StartFailure } from './start-failure.ts';

/** Why a directory cannot be used, in words that follow its name. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'where no directory can be made',
  ENOTDIR: 'which is a file, or lies in one',
  EEXIST: 'which is a file, or lies in one',
  EACCES: 'which the user of this process may not write to',
  EPERM: 'which the user of this process may not write to',
  EROFS: 'which is on a disk that can only be read',
  ENOSPC: 'which is on a disk that is full',
  EDQUOT: 'which is on a disk whose quota is used up',
  ENAMETOOLONG: 'which is too long for a directory',
};

const WAYS_OUT: Readonly<Record<string, string>> = {
  EACCES: 'Give the directory to that user, or name another one',
  EPERM: 'Give the directory to that user, or name another one',
  ENOSPC: 'Make room there, or name another directory',
  EDQUOT: 'Make room there, or name another directory',
};

/** What cannot be done in this directory, as a sentence that names the setting. */
export const refusalOfHome = (home: string, error: unknown): StartFailure => {
  const code = codeOf(error);
  const reason = REASONS[code] ?? `which cannot be written to (${code || String(error)})`;
  const wayOut = WAYS_OUT[code] ?? 'Name another directory';
  return new StartFailure(`DATA_HOME is ${home}, ${reason}. ${wayOut}.`, { cause: error });
};

/** One level at a time: Node's own recursion does not end below /proc, where no directory can be made. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
};

/** Large enough that a full disk shows. */
const trial = Buffer.alloc(16_384);

const requireWritable = (home: string): void => {
  const file = path.join(home, `writable.${process.pid}`);
  const descriptor = openSync(file, 'w', 0o600);
  try {
    writeSync(descriptor, trial);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
    rmSync(file, { force: true });
  }
};

/** Makes the directory unless it exists. @throws StartFailure where it cannot be made or written to. */
export const makeDataHome = (home: string): void => {
  try {
    makeFolder(home);
    requireWritable(home);
  } catch (error) {
    throw refusalOfHome(home, error);
  }
};
