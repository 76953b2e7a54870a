import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findChromium } from '../../src/tasks/chromium.mjs';

const port = Number(process.env['PORT'] ?? 8099);

/** The real stack: the server that `npm start` runs, its embedded database and sign-in, nothing mocked. */
export default defineConfig({
  testDir: '.',
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
