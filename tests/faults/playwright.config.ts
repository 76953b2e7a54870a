import { defineConfig } from '@playwright/test';
import endToEnd from '../e2e/playwright.config.ts';

const port = 8098;
const url = `http://localhost:${port}`;
const { webServer, ...shared } = endToEnd;
if (webServer === undefined || Array.isArray(webServer)) throw new Error('The end-to-end tests start one server.');

/** Runs like the end-to-end tests, on a store of its own. */
export default defineConfig({
  ...shared,
  testDir: '.',
  timeout: 60 * 60_000,
  reporter: [['dot'], ['./summary.ts']],
  use: { ...shared.use, baseURL: url },
  webServer: { ...webServer, env: { ...webServer.env, PORT: String(port) }, url: `${url}/healthz` },
});
