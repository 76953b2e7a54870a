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
import { fileOf, lastRelease } from '../releases/releases.ts';
import { projectRoot } from '../tidy/source-tree.ts';

const LARGEST_ARCHIVE = 512 * 1024 * 1024;

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: projectRoot, maxBuffer: LARGEST_ARCHIVE, stdio: ['ignore', 'pipe', 'pipe'] });

const line = (...args: string[]): string =>
  git(...args)
    .toString()
    .trim();

/** The commit that froze the database of the last release. Its tag need not be in this clone. */
const commitOfLastRelease = (): string => {
  const commit = line('log', '-1', '--format=%H', '--', fileOf(lastRelease()));
  if (commit === '') throw new Error('The history has no commit of the last release: fetch it whole');
  return commit;
};

/** Runs npm there as in a terminal: not with the variables of this test, by which a build of another version would go. */
const npm = (directory: string, ...args: string[]): void => {
  const { PATH, HOME } = process.env;
  execFileSync('npm', args, { cwd: directory, stdio: 'pipe', env: { PATH, HOME } });
};

const packagesFor = (name: string, directory: string): void => {
  const isSame = git('show', `${name}:package-lock.json`).equals(
    readFileSync(path.join(projectRoot, 'package-lock.json')),
  );
  if (isSame) symlinkSync(path.join(projectRoot, 'node_modules'), path.join(directory, 'node_modules'));
  else npm(directory, 'ci');
};

/** Unpacks it, and makes what is not committed; once for each commit. */
const prepareCommit = (name: string): string => {
  const directory = path.join(projectRoot, '.cache/upgrade', line('rev-parse', `${name}^{commit}`));
  if (existsSync(directory)) return directory;
  const making = `${directory}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  execFileSync('tar', ['-x', '-C', making], { input: git('archive', name) });
  packagesFor(name, making);
  for (const script of ['codegen', 'build']) npm(making, 'run', script);
  renameSync(making, directory);
  return directory;
};

/** The directory of the last release, or of the commit in UPGRADE_FROM. */
export const prepareVersionBefore = (): string => prepareCommit(process.env['UPGRADE_FROM'] ?? commitOfLastRelease());

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

/** The directory of this version with one more migration, so that there is always one to run. */
export const prepareNextVersion = (): string => {
  const directory = path.join(projectRoot, '.cache/upgrade/next');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  // Node follows links, so programs have to be copies.
  const copied = ['src', 'dist'];
  for (const name of copied) cpSync(path.join(projectRoot, name), path.join(directory, name), { recursive: true });
  for (const name of readdirSync(projectRoot).filter((entry) => !['.git', '.cache', ...copied].includes(entry)))
    symlinkSync(path.join(projectRoot, name), path.join(directory, name));
  const folder = path.join(directory, 'src/server/db/migrations/9999_upgrade_mark');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'up.sql'), migration);
  writeFileSync(path.join(folder, 'notes.md'), 'Made by the test of the upgrade.\n');
  return directory;
};
