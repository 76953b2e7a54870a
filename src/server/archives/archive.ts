// The file of a backup or an export: a tar archive, so that it can also be opened without the store.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SystemUser } from '../db/embedded/system-user.ts';

type Ends = { input?: number; output?: number };

/** Runs the tar of this machine, as this user. */
const tar = async (args: readonly string[], user: SystemUser, { input, output }: Ends = {}): Promise<void> => {
  // That user may not be allowed to enter our working directory.
  const child = spawn('tar', args, { ...user, cwd: '/', stdio: [input ?? 'ignore', output ?? 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(said.trim() || `tar ended with ${code}`);
};

/** Makes a rename outlive a power cut. */
const syncFolder = (folder: string): void => {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/** Moves a file or folder into its place, durably. */
export const moveTo = (from: string, to: string): void => {
  renameSync(from, to);
  syncFolder(path.dirname(to));
};

type Form = { isCompressed: boolean };

/** Packs these files of a folder into a new archive that only our user can read. */
export const pack = async (
  archive: string,
  folder: string,
  names: readonly string[],
  { isCompressed }: Form = { isCompressed: false },
): Promise<void> => {
  rmSync(archive, { force: true });
  const output = openSync(archive, 'wx', 0o600);
  try {
    await tar([isCompressed ? '-czf' : '-cf', '-', '-C', folder, ...names], {}, { output });
    fsyncSync(output);
  } finally {
    closeSync(output);
  }
};

/** Unpacks an archive into a folder of this user, who may not be able to reach the archive. */
export const unpack = async (
  archive: string,
  folder: string,
  user: SystemUser,
  { isCompressed }: Form = { isCompressed: archive.endsWith('.gz') },
): Promise<void> => {
  const input = openSync(archive, 'r');
  try {
    await tar([isCompressed ? '-xzf' : '-xf', '-', '-C', folder], user, { input });
  } finally {
    closeSync(input);
  }
};
