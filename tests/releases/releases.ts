// The frozen database of each release: an export of a filled store, which never changes again (decision 113).
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../tidy/source-tree.ts';

const folder = path.join(projectRoot, 'tests/releases');

export const fileOf = (release: string): string => path.join(folder, release, 'store.tar.gz');

/** The releases, the oldest first. */
export const releases: readonly string[] = readdirSync(folder)
  .filter((name) => existsSync(fileOf(name)))
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

export const lastRelease = (): string => {
  const last = releases.at(-1);
  if (last === undefined) throw new Error('No release has a frozen database');
  return last;
};
