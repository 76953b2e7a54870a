// The last release and the next version, ready to run beside each other (decision 20).
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

const lastTag = (): string | undefined => {
  try {
    return line('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  } catch {
    return undefined;
  }
};

const packagesFor = (name: string, directory: string): void => {
  const isSame = git('show', `${name}:package-lock.json`).equals(
    readFileSync(path.join(projectRoot, 'package-lock.json')),
  );
  if (isSame) symlinkSync(path.join(projectRoot, 'node_modules'), path.join(directory, 'node_modules'));
  // In production mode, in which tests run, it would leave out the packages that generate code.
  else execFileSync('npm', ['ci', '--include=dev'], { cwd: directory, stdio: 'pipe' });
};

/** Unpacks it, and makes what is not committed; once for each commit. */
const prepareCommit = (name: string): Version => {
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

/** The last release before this commit, or the commit in UPGRADE_FROM. Before the second release it is this version. */
export const prepareVersionBefore = (): Version => {
  const name = process.env['UPGRADE_FROM'] ?? lastTag();
  return name === undefined ? { name: 'this version', directory: projectRoot } : prepareCommit(name);
};

/** Changes a table that every sale writes, its old rows, and its indexes. */
const migration = `
alter table sold_item add column upgrade_mark text;

-- step: batches
update sold_item set upgrade_mark = 'old' where uid in (
  select uid from sold_item where upgrade_mark is null and created_at < now() - interval '10 minutes' limit 200);

-- step: concurrently
create index concurrently sold_item_upgrade_mark on sold_item (upgrade_mark);

-- step: transaction
alter table sold_item add constraint sold_item_upgrade_mark check (upgrade_mark = 'old') not valid;
alter table sold_item validate constraint sold_item_upgrade_mark;
`;

/** This version with one more migration, so that there is always one to run. */
export const prepareNextVersion = (): Version => {
  const directory = path.join(projectRoot, '.cache/upgrade/next');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  // Node follows a link to what is in src, so that has to be a copy.
  cpSync(path.join(projectRoot, 'src'), path.join(directory, 'src'), { recursive: true });
  for (const name of readdirSync(projectRoot).filter((entry) => !['.git', '.cache', 'src'].includes(entry)))
    symlinkSync(path.join(projectRoot, name), path.join(directory, name));
  const folder = path.join(directory, 'src/server/db/migrations/9999_upgrade_mark');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'up.sql'), migration);
  writeFileSync(path.join(folder, 'notes.md'), 'Made by the test of the upgrade.\n');
  return { name: 'the next version', directory };
};
