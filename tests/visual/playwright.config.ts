import { defineConfig } from '@playwright/test';
import { browserArguments, findChromium } from '../../src/tasks/chromium.mjs';

const port = 8098;

/** A Storybook that is running already, say `npm run storybook`, in which changes need no build. */
const running = process.env['WORKSHOP'];

/** The stories of the built Storybook, and pictures of pages and components, compared with those that are kept beside the tests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.playwright/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // More than there are cores: some wait for a picture to be drawn, or for time to pass.
  workers: 3,
  reporter: 'list',
  // These tests do not measure time: a busy machine must not make one fail.
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Another build of Chromium draws edges of letters a little differently; a colour, a size or a gap differs in more.
      threshold: 0.03,
      maxDiffPixelRatio: 0.001,
    },
  },
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: browserArguments },
  },
  ...(running === undefined && {
    webServer: {
      command: `vite preview --outDir ../../storybook-static --port ${port} --strictPort`,
      cwd: '../..',
      url: `http://localhost:${port}/index.json`,
    },
  }),
});
