// Every command-line tool without the settings of the store: it says so, and makes nothing.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAsOwner } from '#server/db/connect.ts';
import { programOf } from '#support/programs.ts';
import { newSecret } from '#support/secret.ts';
import { inSample } from '#support/size.ts';
import { createEmptyDatabase } from '#support/test-database.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The tools of the server, by the names of their scripts. */
const tools = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^node (src\/server\/cli\/\S+)$/.exec(command) ?? [];
  return file === undefined ? [] : [{ name, file }];
});

/** What a tool needs to come to its work. */
const words: Readonly<Record<string, readonly string[]>> = {
  migrate: [],
  brand: ['anna@example.com', '--name', 'Berg Reisen'],
  operator: [],
  prices: [],
  'payment-accounts': [],
  'start-of-business': [],
  backup: ['a-backup'],
  restore: ['no-such-backup'],
  export: ['an-export'],
  import: ['no-such-export'],
  verify: [],
  'verify-ledger': [],
  archive: ['.', '--before', '2020-01'],
  erase: ['6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a5001'],
  'seed:demo': [],
  'seed:large': ['anna@example.com'],
};

/** Part of addresses that no tool may repeat. */
const PASSWORD = 'hunter2';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'simshelf-tools-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ended = { code: number | string | undefined; said: string };

const run = (file: string, given: readonly string[], environment: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, HOME: folder, ...environment };
    execFile(
      process.execPath,
      [path.resolve(programOf(file)), ...given],
      { cwd: folder, env },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });

test('is tried with words of its own, each of them', () => {
  expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(words).sort());
});

describe.concurrent.each(tools)('npm run $name', ({ name, file }) => {
  test('says how it is used', async () => {
    const asked = await Promise.all(['help', '--help', '-h'].map((word) => run(file, [word], {})));
    for (const { code, said } of asked) {
      expect(said).toMatch(new RegExp(`^npm run ${name}(?: |$)`));
      expect(code).toBe(0);
    }
  });

  test('says in a sentence that there is no store, and makes no directory, database or secret', async () => {
    const home = path.join(folder, name.replace(':', '-'));
    const { code, said } = await run(file, words[name] ?? [], { DATA_HOME: home });
    expect(said.trim()).toMatch(
      name === 'restore' || name === 'import'
        ? /no-such-(?:backup|export)/
        : /^.*There is no store in \S+\. Run this with the settings of the store.*$/,
    );
    expect(said).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
    expect(existsSync(home)).toBe(false);
  });

  test('makes none in an empty database either', async () => {
    const database = await createEmptyDatabase();
    const home = path.join(folder, `${name.replace(':', '-')}-empty`);
    const settings = { DATABASE_URL: database.url, DATA_HOME: home, SECRET: newSecret().at(0)?.toString('hex') };
    const { code, said } = await run(file, words[name] ?? [], settings);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(existsSync(home)).toBe(false);
    const sql = openAsOwner(database.url);
    expect(await sql`select tablename from pg_tables where schemaname = 'public'`).toEqual([]);
    await sql.end();
    await database.drop();
  });

  // One parser and one opener are behind all of them: each commit tries a part. An import looks at its file first.
  test.runIf(
    name !== 'import' &&
      inSample(
        tools.findIndex((tool) => tool.name === name),
        6,
      ),
  )('says in a sentence what is wrong with its DATABASE_URL, and no password', async () => {
    for (const url of [`nonsense-${PASSWORD}`, `postgres://owner:${PASSWORD}@127.0.0.1:1/store`]) {
      const settings = { DATABASE_URL: url, DATA_HOME: folder, SECRET: newSecret().at(0)?.toString('hex') };
      const { code, said } = await run(file, words[name] ?? [], settings);
      expect(said.trim()).toMatch(/^[^\n]*DATABASE_URL[^\n]*\.$/);
      expect(said).not.toContain(PASSWORD);
      expect(code).toBe(1);
    }
  });
});

/** For the store itself: what fails before it listens. */
describe.concurrent('npm start', () => {
  test.each([
    [
      'a database that is not there',
      { DATABASE_URL: `postgres://owner:${PASSWORD}@127.0.0.1:1/store` },
      /DATABASE_URL does not lead to a database: nothing answers at 127\.0\.0\.1:1\./,
    ],
    ['a directory that cannot be made', { DATA_HOME: '/proc/simshelf' }, /DATA_HOME is \/proc\/simshelf, where no/],
  ])('with %s ends with 1 and a sentence', async (_, settings, sentence) => {
    const home = { DATA_HOME: path.join(folder, 'store'), SECRET: newSecret().at(0)?.toString('hex') };
    const { code, said } = await run('src/server/main.ts', [], { ...home, ...settings });
    expect(said.trim()).toMatch(/^The server could not start: [^\n]+\.$/);
    expect(said).toMatch(sentence);
    expect(said).not.toContain(PASSWORD);
    expect(code).toBe(1);
  });
});
