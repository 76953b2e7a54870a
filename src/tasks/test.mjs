// `npm test`: prepares the checkout and runs every check, those of the code first, the same ones for each commit. CI runs
// this and nothing else. `npm run test:all` (`--all`) runs every variant and size of them, and what is too long for a
// commit.
import { spawn } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { bootstrap, compileCache, orExit, projectRoot } from './bootstrap.mjs';
import { failures, unsteady } from './test-output.mjs';

/** @type {(...projects: string[]) => [string, ...string[]]} */
const vitest = (...projects) => ['vitest', 'run', ...projects.map((project) => `--project=${project}`)];

/**
 * In a browser, a test that fails is tried once more, and named if it passes then (decision 66).
 *
 * @type {(folder: string) => [string, ...string[]]}
 */
const playwright = (folder) => ['playwright', 'test', '--config', `${folder}/playwright.config.ts`, '--retries=1'];

/** @typedef {[name: string, program: string, ...args: string[]]} Check A name, and a command. */

/**
 * Two at a time, because most of them use one core. The longest come first.
 *
 * @type {Check[]}
 */
const twoAtATime = [
  ['storybook', 'storybook', 'build', '--output-dir', 'storybook-static', '--quiet'],
  // Each further checker computes again what all of them need.
  ['types', 'tsc', '--build', '--checkers', '1'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['imports', 'depcruise', '--config', '.dependency-cruiser.mjs', '.'],
  ['size', 'node', 'src/tasks/size.ts'],
  ['exports', 'knip', '--exports', '--no-progress'],
  ['exports of the product', 'knip', '--production', '--exports', '--no-progress'],
  ['contract', 'redocly', 'lint', '--config', 'openapi/redocly.yaml'],
  ['format', 'oxfmt', '--check'],
];

/**
 * One after another: each starts as many processes as the machine can bear.
 *
 * @type {Check[]}
 */
const oneAtATime = [
  // Together, so that a worker that waits in one lets another work.
  ['unit, server, conformance', ...vitest('unit', 'server', 'contract')],
  ['stories, pictures', ...playwright('tests/visual')],
  ['end to end', ...playwright('tests/e2e')],
];

/** What `npm run test:all` adds to every variant and size of the above (decision 66): hours. */
const isAll = process.argv.includes('--all');
if (isAll) {
  oneAtATime.push(
    ['outage', ...vitest('outage')],
    ['upgrade', ...vitest('upgrade')],
    ['pace', ...vitest('pace')],
    ['browsers', ...playwright('tests/browsers')],
    ['rehearsal', 'node', 'tests/rehearsal/main.ts'],
    ['faults', ...playwright('tests/faults')],
    ['webhooks', 'node', 'tests/load/webhooks/main.ts', '100000', '1000', '100'],
    ['fuzz', 'node', 'tests/contract/fuzz/main.ts', '--requests', '100000'],
  );
}

const memory = '/dev/shm';
/** Several times what the databases of a run take at once. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Databases and browser profiles are thrown away. In memory, where there is room, the server's tests take up to a fifth
 * less.
 */
const scratch = () => {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ENOUGH_BYTES ? memory : tmpdir();
};

const binaries = path.join(projectRoot, 'node_modules/.bin');

/**
 * Runs a program of the packages, with their Node; resolves to whether it succeeded, and to what it printed, which is
 * shown at once where it runs alone.
 *
 * @type {(program: string, args: string[], isAlone: boolean) => Promise<{ succeeded: boolean, output: string }>}
 */
const run = (program, args, isAlone) =>
  new Promise((resolve) => {
    const child = spawn(path.join(binaries, program), args, {
      cwd: projectRoot,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: {
        ...compileCache,
        TMPDIR: scratch(),
        // The type checkers are Go programs, which have memory enough to clean up seldom.
        GOGC: '400',
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...process.env,
        PATH: `${binaries}${path.delimiter}${process.env['PATH']}`,
        REDOCLY_TELEMETRY: 'off',
        ...(isAll && { TEST_SIZE: 'long' }),
      },
    });
    let output = '';
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (isAlone) to.write(text);
      });
    }
    child.once('error', (error) => resolve({ succeeded: false, output: error.message }));
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
  });

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

await orExit(async () => {
  await Promise.all([ensureChromium(), bootstrap()]);
});

/** @type {{ name: string, output: string }[]} */
const failed = [];
/** @type {string[]} */
const passedLater = [];

/** @type {(check: Check, isAlone: boolean) => Promise<void>} */
const check = async ([name, program, ...args], isAlone) => {
  const since = Date.now();
  if (isAlone) console.log(`\n== ${name}`);
  const { succeeded, output } = await run(program, args, isAlone);
  if (!succeeded) failed.push({ name, output });
  passedLater.push(...unsteady(output));
  if (!isAlone) console.log(`\n== ${name}\n${output.trimEnd()}`);
  console.log(`== ${name}: ${succeeded ? 'passed' : 'FAILED'} in ${seconds(since)}`);
};

const waiting = twoAtATime.values();
const workThrough = async () => {
  for (const next of waiting) await check(next, false);
};
await Promise.all([workThrough(), workThrough()]);
for (const next of oneAtATime) await check(next, true);

// Once more at the end, where the end of a long log is all that is kept.
if (passedLater.length > 0) console.log(`\nPassed at the second try:\n${passedLater.join('\n')}`);
for (const { name, output } of failed) console.log(`\nFailed: ${name}\n${failures(output).slice(0, 40).join('\n')}`);
console.log(`\n${twoAtATime.length + oneAtATime.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
