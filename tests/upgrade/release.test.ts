// `npm run release` in a clone: what it refuses, and what it prepares (decision 112).
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectRoot } from '../tidy/source-tree.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

/** What is not committed, and the same in the clone. */
const generated = [
  'node_modules',
  'dist',
  '.cache/flags',
  'src/contract',
  'src/web/api/storefront',
  'src/web/api/operator',
  'mocks/generated',
];

let clone: string;
beforeAll(() => {
  clone = path.join(mkdtempSync(path.join(tmpdir(), 'simshelf-release-')), 'clone');
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', projectRoot, clone]);
  execFileSync('mkdir', ['-p', path.join(clone, '.cache')]);
  for (const name of generated) symlinkSync(path.join(projectRoot, name), path.join(clone, name));
  // Links are not the folders that .gitignore names.
  writeFileSync(path.join(clone, '.git/info/exclude'), generated.join('\n'));
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  change('');
});
afterAll(() => rmSync(path.dirname(clone), { recursive: true, force: true }));

const git = (...args: string[]): string => execFileSync('git', args, { cwd: clone, encoding: 'utf8' });

const release = (...args: string[]) =>
  spawnSync(process.execPath, ['src/tasks/release.ts', ...args], { cwd: clone, encoding: 'utf8' });

const contentOf = (file: string): string => readFileSync(path.join(clone, file), 'utf8');

const commit = (file: string, text: string): void => {
  writeFileSync(path.join(clone, file), text);
  git('add', file);
  git('commit', '--quiet', '--message', 'A change');
};

/** Puts this in place of what the changelog lists for the next release. */
const change = (text: string): void =>
  commit(
    'CHANGELOG.md',
    contentOf('CHANGELOG.md').replace(/## \[Unreleased\](?:\n(?!## ).*)*/, `## [Unreleased]\n${text}\n`),
  );

test.each([
  [[], 'npm run release -- 1.0.1'],
  [['latest'], 'npm run release -- 1.0.1'],
  [['1.0.0'], '1.0.0 is not newer than the release 1.0.0'],
  [['99.0.0'], 'CHANGELOG.md lists nothing for 99.0.0'],
])('%j is refused, and nothing is written', (args, reason) => {
  const { status, stderr } = release(...args);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(reason) as string });
  expect(git('status', '--porcelain')).toBe('');
});

test('a checkout with changes is refused', () => {
  writeFileSync(path.join(clone, 'note.txt'), '');
  expect(release('99.0.0').stderr).toContain('changes that are not committed:\n?? note.txt');
  rmSync(path.join(clone, 'note.txt'));
});

test('a release is prepared with its number, date, notice, bill of materials and frozen database', () => {
  change('\nGoing back: start the release before.\n\n### Fixed\n\n- A fault.');
  const { status, stdout, stderr } = release('99.0.0');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('git tag --annotate v99.0.0');
  expect(JSON.parse(contentOf('package.json'))).toMatchObject({ version: '99.0.0' });
  expect(contentOf('CHANGELOG.md')).toMatch(/## \[Unreleased\]\n\n## \[99\.0\.0\] - \d{4}-\d\d-\d\d\n\nGoing back/);
  expect(JSON.parse(contentOf('.cache/releases/simshelf-99.0.0.cdx.json'))).toMatchObject({ bomFormat: 'CycloneDX' });
  expect(existsSync(path.join(clone, 'tests/releases/99.0.0/store.tar.gz'))).toBe(true);
  expect(git('log', '--oneline').split('\n')[0]).toContain('A change');
});
