// `npm run release -- 1.0.1`: checks that this checkout can be released under that number and prepares it. The rest is left to the
// person who releases: to look at it, commit, tag and push.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withRelease } from './changelog.ts';
import { noticeText, shippedPackages } from './licences.ts';

const root = path.resolve(import.meta.dirname, '../..');
const at = (file: string): string => path.join(root, file);

const usage = 'npm run release -- 1.0.1   (the number of the new release; CONTRIBUTING.md says more)';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 26,
  });

const numbersOf = (version: string): number[] => version.split('.').map(Number);

const isNewer = (one: string, other: string): boolean => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const place = a.findIndex((number, index) => number !== b[index]);
  return place >= 0 && (a[place] ?? 0) > (b[place] ?? 0);
};

/** Releases whose frozen database is there, which is the last thing that a release makes. */
const releases = (): string[] =>
  existsSync(at('tests/releases'))
    ? readdirSync(at('tests/releases')).filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    : [];

const requireNumber = (version: string | undefined): string => {
  if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error(usage);
  const older = releases().filter((release) => !isNewer(version, release));
  if (older.length > 0) throw new Error(`${version} is not newer than the release ${older.join(', ')}.`);
  return version;
};

/** What is not committed would be in the release without being in its tag. */
const requireCleanTree = (): void => {
  const changed = git('status', '--porcelain');
  if (changed !== '') throw new Error(`The checkout has changes that are not committed:\n${changed}`);
};

/** Each migration has a test on filled tables that names it. */
const requireTestedMigrations = (): void => {
  const tests = readdirSync(at('tests/server/database/migrations'))
    .map((file) => readFileSync(at(`tests/server/database/migrations/${file}`), 'utf8'))
    .join('\n');
  const folders = readdirSync(at('src/server/db/migrations'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const untested = folders.map(({ name }) => name).filter((name) => !tests.includes(name));
  if (untested.length > 0) throw new Error(`No test in tests/server/database/migrations names ${untested.join(', ')}.`);
};

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
  console.log(`Wrote ${file}`);
};

const prepare = (version: string): void => {
  const today = new Date().toISOString().slice(0, 10);
  const changelog = withRelease(readFileSync(at('CHANGELOG.md'), 'utf8'), version, today);
  requireTestedMigrations();
  write('CHANGELOG.md', changelog);
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  console.log('Wrote package.json and package-lock.json');
  write('NOTICE', noticeText(shippedPackages()));
  const bill = `.cache/releases/simshelf-${version}.cdx.json`;
  write(bill, run('npm', 'run', '--silent', 'sbom', '--', '--package-lock-only'));
  run(process.execPath, 'tests/releases/freeze.ts', version);
  console.log(`Wrote tests/releases/${version}`);
  console.log(`
${version} is prepared. What is left to you:

  git diff                                  # look at it
  npm run test:all                          # on a quiet machine, among them test:upgrade with the new frozen database
  git add -A && git commit -m 'Release ${version}'
  git tag --annotate v${version} --message 'Release ${version}'
  git push --follow-tags

Attach ${bill} (the bill of materials) to the tag where you publish it.`);
};

try {
  const version = requireNumber(process.argv[2]);
  requireCleanTree();
  prepare(version);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
