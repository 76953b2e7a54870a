// Every command-line tool without the settings of the store: it says so, and makes nothing.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAsOwner } from '#server/db/connect.ts';
import { newSecret } from '#support/secret.ts';
import { createEmptyDatabase } from '#support/test-database.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The tools of the server, by the names of their scripts. */
const tools = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^node (src\/server\/cli\/\S+)$/.exec(command) ?? [];
  return file === undefined ? [] : [{ name, file }];
});

/** What a tool needs to come to its work. */
const words: Readonly<Record<string, readonly string[]>> = {
  brand: ['anna@example.com', '--name', 'Berg Reisen'],
  operator: [],
  prices: [],
  'payment-accounts': [],
  'start-of-business': [],
  backup: ['a-backup'],
  restore: ['no-such-backup'],
  verify: [],
  'verify-ledger': [],
  erase: ['6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a5001'],
  'seed:demo': [],
  'seed:large': ['anna@example.com'],
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'simshelf-tools-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ended = { code: number | string | undefined; said: string };

const run = (file: string, given: readonly string[], environment: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], HOME: folder, ...environment };
    execFile(process.execPath, [path.resolve(file), ...given], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });

test('is tried with words of its own, each of them', () => {
  expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(words).sort());
});

describe.concurrent.each(tools)('npm run $name', ({ name, file }) => {
  test('says in a sentence that there is no store, and makes no directory, database or secret', async () => {
    const home = path.join(folder, name.replace(':', '-'));
    const { code, said } = await run(file, words[name] ?? [], { DATA_HOME: home });
    expect(said.trim()).toMatch(
      name === 'restore'
        ? /no-such-backup/
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
});
