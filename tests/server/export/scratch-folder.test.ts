// The files of an export or import that was interrupted, which hold personal data, do not stay.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeScratchFolder } from '#server/core/scratch-folder.ts';
import { programOf } from '#support/programs.ts';

let home: string;
let prefix: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'simshelf-scratch-'));
  prefix = path.join(home, 'store.tar.gz.part-');
});
afterAll(() => rmSync(home, { recursive: true }));

const startWork = async (): Promise<{ child: ChildProcess; folder: string }> => {
  const child = spawn(process.execPath, [programOf('tests/support/scratch-child.ts'), prefix], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = line.toString().trim();
  writeFileSync(path.join(folder, 'customer.csv'), 'tom@example.com');
  return { child, folder };
};

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
};

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('they go when the process gets %s', async (signal, code) => {
  const { child, folder } = await startWork();
  expect(await end(child, signal)).toBe(code);
  expect(existsSync(folder)).toBe(false);
});

test('those of a process that was killed go with the next work, and those of one that runs do not', async () => {
  const [killed, running] = [await startWork(), await startWork()];
  await end(killed.child, 'SIGKILL');
  expect(existsSync(killed.folder)).toBe(true);
  const { folder, remove } = makeScratchFolder(prefix);
  expect([killed, running].map((work) => existsSync(work.folder))).toEqual([false, true]);
  remove();
  expect(existsSync(folder)).toBe(false);
});
