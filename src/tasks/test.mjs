// `npm test`: prepares the checkout and runs every check, the quick ones first. CI runs this and nothing else.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { bootstrap, compileCache, orExit, projectRoot } from './bootstrap.mjs';

/**
 * The name of a check, and its command.
 *
 * @type {[name: string, program: string, ...args: string[]][]}
 */
const checks = [
  ['contract', 'redocly', 'lint', '--config', 'openapi/redocly.yaml'],
  ['types', 'tsc', '--build'],
  ['imports', 'depcruise', '--config', '.dependency-cruiser.mjs', '.'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', '--check'],
  ['size', 'node', 'src/tasks/size.ts'],
  // Together, so that a worker that waits in one lets another work.
  ['unit, server, conformance', 'vitest', 'run', '--project', 'unit', '--project', 'server', '--project', 'contract'],
  ['stories', 'vitest', 'run', '--project', 'stories'],
  ['storybook', 'storybook', 'build', '--output-dir', 'storybook-static', '--quiet'],
  ['pictures', 'playwright', 'test', '--config', 'tests/visual/playwright.config.ts'],
  ['end to end', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
];

/**
 * Stories run the code that is shipped: React's other build takes a third longer, for warnings that the linter and the built
 * pages give as well.
 */
const production = new Set(['stories']);

const binaries = path.join(projectRoot, 'node_modules/.bin');

/**
 * Runs a program of the packages, with their Node; resolves to whether it succeeded.
 *
 * @type {(name: string, program: string, args: string[]) => Promise<boolean>}
 */
const succeeds = (name, program, args) =>
  new Promise((resolve) => {
    const child = spawn(path.join(binaries, program), args, {
      cwd: projectRoot,
      stdio: 'inherit',
      env: {
        ...compileCache,
        ...process.env,
        PATH: `${binaries}${path.delimiter}${process.env['PATH']}`,
        REDOCLY_TELEMETRY: 'off',
        ...(production.has(name) && { NODE_ENV: 'production' }),
      },
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

await orExit(async () => {
  ensureChromium();
  await bootstrap();
});

/** @type {string[]} */
const failed = [];
for (const [name, program, ...args] of checks) {
  const since = Date.now();
  console.log(`\n== ${name}`);
  if (!(await succeeds(name, program, args))) failed.push(name);
  console.log(`== ${name}: ${failed.includes(name) ? 'FAILED' : 'passed'} in ${seconds(since)}`);
}

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${checks.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
