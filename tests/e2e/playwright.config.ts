import { defineConfig, devices } from '@playwright/test';
import { isLong } from '#support/size.ts';
import { browserArguments, findChromium, withoutOptimizers } from '../../src/tasks/chromium.mjs';

const port = Number(process.env['PORT'] ?? 8099);

/**
 * Walks over what stories, server tests or another walk show too: `npm run test:all` plays them, `npm test` does not
 * (decision 66). A walk of a sale, of money, of a session, of who may see what, or of a traveller is never one of these.
 */
const night = [
  'answers',
  'api-failures',
  'credit-purchases',
  'dashboard',
  'demo',
  'external-provider',
  'faults',
  'forced-colors',
  'history',
  'history-export',
  'long-lists',
  'navigation',
  'notifications',
  'operator-legal',
  'package-names',
  'pricing',
  'public-pages',
  'rendered',
  'shell',
  'specifications',
].map((name) => `${name}.spec.ts`);

/** The real stack: the server that `npm start` runs, its embedded database and sign-in, nothing mocked. */
export default defineConfig({
  testDir: '.',
  testIgnore: isLong ? [] : night,
  outputDir: '../../.playwright',
  fullyParallel: true,
  // More than there are cores: many of these tests wait for a time limit.
  workers: 4,
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
    // It would answer requests that a walk counts or breaks; the walk without a network has it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      args: [...browserArguments, withoutOptimizers],
    },
  },
  webServer: {
    command: 'node tests/e2e/start-store.ts',
    cwd: '../..',
    // The same way as `npm start`.
    env: { PORT: String(port), NODE_ENV: 'production' },
    url: `http://localhost:${port}/healthz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
});
