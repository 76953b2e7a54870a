import { defineConfig } from '@playwright/test';
import endToEnd from '../e2e/playwright.config.ts';
import { requirePrograms } from './program.ts';

requirePrograms();

const port = Number(process.env['PORT'] ?? 8097);
const url = `http://localhost:${port}`;
const { webServer, ...shared } = endToEnd;
if (webServer === undefined || Array.isArray(webServer)) throw new Error('The end-to-end tests start one server.');

/** Firefox and WebKit, as Debian has them, on a store of their own (decision 123). */
export default defineConfig<{ engine: 'firefox' | 'webkit' }>({
  ...shared,
  testDir: '.',
  testIgnore: [],
  // Each has a browser.
  workers: 2,
  use: { baseURL: url },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    // Its driver has no console.
    { name: 'webkit', use: { engine: 'webkit' }, testIgnore: 'console.spec.ts' },
  ],
  webServer: { ...webServer, env: { ...webServer.env, PORT: String(port) }, url: `${url}/healthz` },
});
