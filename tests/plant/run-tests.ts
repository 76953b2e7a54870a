// Runs test files of a copy, and returns the outcome.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The form in which Vitest's JSON reporter writes it. */
type Report = {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

/**
 * `failed` names a test that failed, or says what failed after all of them; `broken` says why the run passed no judgement, such as
 * a file that cannot be read.
 */
export type Outcome = { kind: 'passed' } | { kind: 'failed'; test: string } | { kind: 'broken'; reason: string };

/** Longer than any of these files takes. */
const longestRunMs = 5 * 60_000;

const projectOf = (file: string): string => (file.startsWith('tests/server/') ? 'server' : 'unit');

const readReport = (file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
};

type Options = {
  bail: boolean;
  /** A database server with the schema; without it the run starts one of its own. */
  databaseUrl?: string | undefined;
};

/** The report; the output when there is none. */
const run = async (
  root: string,
  files: readonly string[],
  { bail, databaseUrl }: Options,
): Promise<Report | string> => {
  const reportFile = path.join(root, '.cache/plant-report.json');
  rmSync(reportFile, { force: true });
  const projects = [...new Set(files.map(projectOf))].flatMap((project) => ['--project', project]);
  const args = ['--config', 'tests/plant/vitest.config.ts', ...projects, ...(bail ? ['--bail', '1'] : [])];
  const reporters = ['--reporter', 'json', '--outputFile', reportFile];
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args, ...reporters, ...files],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longestRunMs * files.length,
      env: { ...process.env, ...(databaseUrl !== undefined && { PLANT_DATABASE: databaseUrl }) },
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  await once(child, 'close');
  return readReport(reportFile) ?? printed.trim().slice(-500);
};

/** Runs one file until its first failure. */
export const judge = async (root: string, file: string, databaseUrl: string | undefined): Promise<Outcome> => {
  const report = await run(root, [file], { bail: true, databaseUrl });
  if (typeof report === 'string') return { kind: 'broken', reason: report };
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.find(({ status }) => status === 'failed');
  if (failed) return { kind: 'failed', test: failed.fullName };
  if (report.success && tests.length > 0) return { kind: 'passed' };
  const reason = report.testResults.map(({ message }) => message).join('\n') || 'No test ran';
  // The books are checked after the last test; a file that cannot begin passes none.
  if (tests.some(({ status }) => status === 'passed')) return { kind: 'failed', test: `After the tests: ${reason}` };
  return { kind: 'broken', reason };
};

/** Those of the files that do not pass. */
export const redOf = async (root: string, files: readonly string[]): Promise<string[]> => {
  const report = await run(root, files, { bail: false });
  if (typeof report === 'string') throw new Error(`The tests could not be run: ${report}`);
  const passed = new Set(
    report.testResults.filter(({ status }) => status === 'passed').map(({ name }) => path.relative(root, name)),
  );
  return files.filter((file) => !passed.has(file));
};
