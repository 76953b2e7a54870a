import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import boundaries from '../../.dependency-cruiser.mjs';
import { projectRoot } from './source-tree.ts';

const files = [
  ...globSync(['*.{ts,mjs,json}', '.*.mjs', '{src,stories,mocks,tests,docs,.storybook}/**/*.*'], { cwd: projectRoot }),
].map((file) => file.split(path.sep).join('/'));

/** One pattern for each alternative of its groups: `a/(?:b|c)/` is `a/b/` and `a/c/`. */
const alternativesOf = (pattern: string): string[] => {
  const group = /\(\?:([^()]+)\)/.exec(pattern);
  if (!group) return [pattern];
  const [whole, inside = ''] = group;
  return inside.split('|').flatMap((one) => alternativesOf(pattern.replace(whole, () => one)));
};

const matchesNothing = (pattern: string): boolean => {
  const found = new RegExp(pattern.replaceAll('$1', '[^/]+').replaceAll('\\\\.', '\\.'));
  return !files.some((file) => found.test(file));
};

test('the import boundaries name folders and packages that exist', () => {
  const patterns = boundaries.allowed?.flatMap(({ from, to }) => [from.path, to.path].flat()) ?? [];
  const known = [...new Set(patterns)].filter((pattern) => typeof pattern === 'string');
  const [ofPackages, ofFolders] = [
    known.filter((pattern) => pattern.includes('node_modules')),
    known.filter((pattern) => !pattern.includes('node_modules')),
  ];
  const packages = ofPackages.flatMap(
    (pattern) => /\(\?:@types\/\)\?\(\?:(.*)\)\/$/.exec(pattern)?.[1]?.split('|') ?? [],
  );
  expect(ofFolders.length).toBeGreaterThan(40);
  expect(packages.length).toBeGreaterThan(40);
  const missing = [...new Set(packages)]
    .map((name) => name.replaceAll('\\', ''))
    .filter(
      (name) => !['', '@types/'].some((scope) => existsSync(path.join(projectRoot, 'node_modules', scope + name))),
    );
  expect([...missing, ...ofFolders.flatMap(alternativesOf).filter(matchesNothing)]).toEqual([]);
});
