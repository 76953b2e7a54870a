// `npm run export` and `npm run import`, as an operator runs them.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '#support/command.ts';
import { createEmptyDatabase, type TestDatabase } from '#support/test-database.ts';
import { importRelease } from '../../releases/import-release.ts';
import { lastRelease } from '../../releases/releases.ts';

let folder: string;
let from: TestDatabase;
let to: TestDatabase;
let settings: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'simshelf-export-'));
  [from, to] = [await createEmptyDatabase(), await createEmptyDatabase()];
  const { secret } = await importRelease(lastRelease(), from.url);
  settings = { SECRET: secret.toString('hex'), STORE_MODE: 'reference', DATA_HOME: folder };
});
afterAll(async () => {
  await Promise.all([from.drop(), to.drop()]);
  rmSync(folder, { recursive: true });
});

test('a store is exported into a file for its owner alone, and imported with its invariants checked', async () => {
  const file = path.join(folder, 'store.tar.gz');
  const exported = await runCommand('export', [file], { ...settings, DATABASE_URL: from.url });
  expect(exported).toMatchObject({ code: 0, errors: '' });
  expect(exported.output).toMatch(/rows in \d+ tables\.\nAn import needs the secrets with these ids: [0-9a-f]{8}\./);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['store.tar.gz']);

  const again = await runCommand('export', [file], { ...settings, DATABASE_URL: from.url });
  expect(again).toMatchObject({ code: 1, errors: `${file} exists already. Give the export a name of its own.\n` });

  const imported = await runCommand('import', [file], { ...settings, DATABASE_URL: to.url });
  expect(imported).toMatchObject({ code: 0, errors: '' });
  expect(imported.output).toContain('Every invariant holds.');
});
