// PostgreSQL refuses to run as root, so a root process runs it as an existing unprivileged user.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The options of child_process to run a program as another user, and its name; empty to run as the same user. */
export type SystemUser = { uid?: number; gid?: number; name?: string };

const candidates = ['postgres', 'nobody'];

export const databaseUser = (): SystemUser => {
  if (process.getuid?.() !== 0) return {};
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = candidates.map((name) => entries.find(([user]) => user === name)).find((entry) => entry !== undefined);
  return found ? { uid: Number(found[2]), gid: Number(found[3]), name: String(found[0]) } : {};
};

/** Whether that user can enter this directory. For a directory below closed ones, only trying shows it. */
export const canEnter = (user: SystemUser, directory: string): boolean =>
  user.uid === undefined || canRun(user, '/usr/bin/env', ['test', '-x', directory]);

/** Whether that user can run a program with these arguments. */
export const canRun = (user: SystemUser, file: string, args: readonly string[]): boolean => {
  try {
    execFileSync(file, args, { ...user, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Refuses a directory that this user cannot enter. */
export const requireEnterable = (user: SystemUser, home: string): void => {
  if (canEnter(user, home)) return;
  throw new Error(
    `PostgreSQL does not run as root, so it runs as the user ${user.name}, who may not enter ${home}. Name another ` +
      'directory in DATA_HOME, or let others enter this one and each above it (chmod o+x).',
  );
};
