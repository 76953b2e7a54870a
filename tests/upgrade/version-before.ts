// The version before this one, ready to run beside it (decision 20).
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../tidy/source-tree.ts';

export type Version = { name: string; directory: string };

const LARGEST_ARCHIVE = 512 * 1024 * 1024;

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: projectRoot, maxBuffer: LARGEST_ARCHIVE, stdio: ['ignore', 'pipe', 'pipe'] });

const line = (...args: string[]): string =>
  git(...args)
    .toString()
    .trim();

/** The tables of a database that one version makes and the other one opens. */
const tables = [':(glob)src/server/db/schema/*.sql', ':(glob)src/server/gateways/**/schema.sql'];

const lastRelease = (): string | undefined => {
  try {
    return line('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  } catch {
    return undefined;
  }
};

/**
 * The release before this commit. Until there is one, the oldest commit whose tables are those of this one: nothing
 * before it opens the same database (decision 20).
 */
export const nameOfVersionBefore = (): string =>
  process.env['UPGRADE_FROM'] ?? lastRelease() ?? line('log', '-1', '--format=%H', '--', ...tables);

const packagesFor = (name: string, directory: string): void => {
  const isSame = git('show', `${name}:package-lock.json`).equals(
    readFileSync(path.join(projectRoot, 'package-lock.json')),
  );
  if (isSame) symlinkSync(path.join(projectRoot, 'node_modules'), path.join(directory, 'node_modules'));
  else execFileSync('npm', ['ci'], { cwd: directory, stdio: 'pipe' });
};

/** Unpacks it, and makes what is not committed; once for each commit. */
export const prepareVersion = (name: string): Version => {
  const directory = path.join(projectRoot, '.cache/upgrade', line('rev-parse', `${name}^{commit}`));
  if (existsSync(directory)) return { name, directory };
  const making = `${directory}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  execFileSync('tar', ['-x', '-C', making], { input: git('archive', name) });
  packagesFor(name, making);
  execFileSync('npm', ['run', 'codegen'], { cwd: making, stdio: 'pipe' });
  renameSync(making, directory);
  return { name, directory };
};
