import { readdirSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { inShare } from '#support/share.ts';
import { browserArguments, findChromium } from '../../src/tasks/chromium.mjs';

const port = Number(process.env['PORT'] ?? 8099);

/** What every commit plays: how a sale, money, a session and a traveller fare. Some of these have shares of their own. */
const always: ReadonlySet<string> = new Set(
  [
    'access',
    'credits',
    'journey',
    'languages',
    'large-lists',
    'layout',
    'pay-by-balance',
    'payments',
    'refunds',
    'session',
    'sign-in',
    'till',
    'traveller',
    'traveller-address',
  ].map((name) => `${name}.spec.ts`),
);

/** The files of the other share (decision 66). */
const later = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.spec.ts') && !always.has(file))
  .sort()
  .filter((_, index) => !inShare(index, 3));

/** The real stack: the server that `npm start` runs, its embedded database and sign-in, nothing mocked. */
export default defineConfig({
  testDir: '.',
  testIgnore: later,
  outputDir: '../../.playwright',
  fullyParallel: true,
  // More than there are cores: many of these tests wait for a time limit.
  workers: 3,
  reporter: 'list',
  timeout: 180_000,
  // How long something takes is no matter of these tests: a busy machine must not make one fail.
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Motion has tests of its own (tests/visual/motion.spec.ts), and its frames take a tenth of the machine.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: browserArguments },
  },
  webServer: {
    command: 'node tests/e2e/start-store.ts',
    cwd: '../..',
    // As `npm start` runs it.
    env: { PORT: String(port), NODE_ENV: 'production' },
    url: `http://localhost:${port}/healthz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
});
