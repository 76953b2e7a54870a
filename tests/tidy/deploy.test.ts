// The files that an operator copies: they are where the page says, name only settings that are read, and agree with each other.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentOf, filesBelow, projectRoot } from './source-tree.ts';

const page = contentOf('docs/operate.md');
const settings = new Set(
  [...contentOf('src/server/settings/environment.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name),
);

/** The rows of the page's table: the file, and where it goes. */
const places = new Map<string, string>(
  [...page.matchAll(/^\| `([\w.@-]+)` +\| (.*?) +\|$/gm)]
    .map(([, file = '', place = '']) => [`docs/deploy/${file}`, place] as const)
    .filter(([file]) => existsSync(path.join(projectRoot, file))),
);

test('each file has a row on the page, and says at its top where it goes', () => {
  const files = filesBelow('docs/deploy').filter((file) => path.dirname(file) === 'docs/deploy');
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !places.has(file))).toEqual([]);
  const silent = files.filter((file) => {
    const [, place] = /`(\/[^`]+)`/.exec(places.get(file) ?? '') ?? [];
    const top = contentOf(file).split('\n').slice(0, 2).join('\n');
    return place !== undefined && !top.includes(place);
  });
  expect(silent).toEqual([]);
});

test('the page copies only files that are there', () => {
  const named = [...page.matchAll(/docs\/deploy\/[\w.@-]+\w/g)].map(([file]) => file);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
});

test('the settings of the example are read, and mean the same to systemd and to a shell', () => {
  const text = contentOf('docs/deploy/simshelf.env');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  // Between single quotes neither of them looks for anything.
  const pairs = lines.map((line) => /^([A-Z_]+)='([^'\\]*)'$/.exec(line)?.slice(1) ?? [line]);
  expect(pairs.filter(([name = '', value]) => value === undefined || !settings.has(name))).toEqual([]);
  const shell = execFileSync('sh', ['-c', 'set -a; . ./docs/deploy/simshelf.env; env -0'], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  const seen = Object.fromEntries(
    shell.split('\0').map((line) => [line.replace(/=.*/s, ''), line.replace(/^[^=]*=/, '')]),
  );
  expect(seen).toMatchObject(Object.fromEntries(pairs));
});

test('the settings of a composition are in a file that neither the repository nor the image takes up', () => {
  const { services } = parse(contentOf('compose.yaml')) as {
    services: { store: { env_file: string; environment: Record<string, string> } };
  };
  const { env_file: file, environment } = services.store;
  expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([]);
  for (const list of ['.gitignore', '.dockerignore']) expect(contentOf(list).split('\n')).toContain(file);
});

test('all files and the page agree on the ports of the processes', () => {
  const [, listed = ''] = /^ports='([\d ]+)'$/m.exec(contentOf('docs/deploy/simshelf-restart')) ?? [];
  const ports = listed.split(' ');
  expect(ports.length).toBeGreaterThan(1);
  const portsIn = (file: string, pattern: RegExp) => [...contentOf(file).matchAll(pattern)].map(([, port]) => port);
  expect(portsIn('docs/deploy/nginx.conf', /server 127\.0\.0\.1:(\d+) max_fails/g)).toEqual(ports);
  expect(portsIn('docs/deploy/nginx.conf', /-f \/run\/simshelf-without-(\d+)\)/g)).toEqual(ports);
  expect(portsIn('docs/deploy/prometheus.yml', /'127\.0\.0\.1:1(8\d+)'/g)).toEqual(ports);
  expect(contentOf('docs/deploy/simshelf@.service')).toContain(' METRICS_PORT=1%i ');
  expect(page).toContain(`systemctl enable --now ${ports.map((port) => `simshelf@${port}`).join(' ')}\n`);
});

test('the page installs each script before it runs it, and sh can read it', () => {
  const scripts = [...places.keys()].filter((file) => contentOf(file).startsWith('#!/bin/sh\n'));
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) execFileSync('sh', ['-n', script], { cwd: projectRoot });
  const name = (script: string) => path.basename(script);
  const first = (pattern: RegExp) => page.search(pattern);
  const late = scripts.filter((script) => {
    const installed = first(new RegExp(`^install --mode 755 .*docs/deploy/${name(script)}\\b(?!-)`, 'm'));
    const run = first(new RegExp(`^(?:\\w+='?\\S+ )?${name(script)}(?: |$)`, 'm'));
    return installed === -1 || (run !== -1 && run < installed);
  });
  expect(late).toEqual([]);
});

/** Runs `docs/deploy/simshelf` with a file of settings of its own, and a `runuser` that shows what it was to run. */
const runTool = (settingsFile: string, environment: Record<string, string>): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'simshelf-deploy-'));
  try {
    writeFileSync(path.join(folder, 'simshelf.env'), settingsFile);
    writeFileSync(path.join(folder, 'runuser'), '#!/bin/sh\necho "$PWD $DATABASE_URL $*"\n');
    chmodSync(path.join(folder, 'runuser'), 0o755);
    const script = readFileSync(path.join(projectRoot, 'docs/deploy/simshelf'), 'utf8');
    const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}`, RELEASE: folder, ...environment };
    return execFileSync('sh', ['-s', 'verify'], {
      input: script.replaceAll('/etc/simshelf.env', path.join(folder, 'simshelf.env')),
      encoding: 'utf8',
      env,
    })
      .replaceAll(folder, 'RELEASE')
      .trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

test.each([
  ['postgres://simshelf:x@127.0.0.1:5432/simshelf', 'postgres://simshelf:x@127.0.0.1:5432/trial'],
  ['postgres://simshelf:x@a:1,b:2/simshelf?sslrootcert=/a/b', 'postgres://simshelf:x@a:1,b:2/trial?sslrootcert=/a/b'],
])('a command runs on another database of the same server, and in another release: %s', (address, other) => {
  const file = `DATABASE_URL='${address}'\n`;
  expect(runTool(file, {})).toBe(`RELEASE ${address} --user simshelf -- npm run --silent verify --`);
  expect(runTool(file, { DATABASE: 'trial' })).toBe(`RELEASE ${other} --user simshelf -- npm run --silent verify --`);
});
