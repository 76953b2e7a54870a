import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileCache } from './src/tasks/bootstrap.mjs';
import { chunks } from './src/tasks/chunks.ts';
import { stripDescriptions, stripLogs, stripRouter } from './src/tasks/strip-unused-code.ts';

const web = 'src/web';

/** More than there are cores, because many of these tests wait for a time limit or for a process to start. */
const NODE_WORKERS = 4;

/** Tests in this directory against a server on a real database. */
const onDatabase = (name: 'server' | 'container' | 'contract' | 'outage' | 'pace' | 'upgrade') => ({
  test: {
    name,
    environment: 'node' as const,
    include: [`tests/${name}/**/*.test.ts`],
    globalSetup: ['tests/support/global-database.ts'],
    setupFiles: ['tests/support/same-examples.ts'],
    // These tests do not measure time: a busy machine must not make one fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Measurements must have the machine to themselves.
    fileParallelism: name !== 'pace',
    maxWorkers: NODE_WORKERS,
    // Files share their worker's modules, which take a second to load; what a test keeps is in its own database.
    isolate: false,
    // As the store runs: React's other build renders a page in twice the time. Its programs find their code compiled.
    env: { NODE_ENV: 'production', ...compileCache },
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), stripRouter, stripLogs, stripDescriptions],
  // Vitest and Storybook read this file from the project's root; the app has its own folder.
  root: process.env['VITEST'] || process.env['STORYBOOK'] ? '.' : web,
  build: isSsrBuild
    ? {
        outDir: '../../dist/pages',
        emptyOutDir: true,
        // The travellers' style sheet and script are part of it, so it is minified although it runs on the server.
        minify: true,
        cssTarget: ['ios15', 'safari15', 'chrome100', 'firefox100'],
        rolldownOptions: { input: { traveller: 'src/traveller/render.tsx', app: 'src/web/prerender.tsx' } },
      }
    : {
        outDir: '../../dist/web',
        emptyOutDir: true,
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        manifest: true,
        rolldownOptions: {
          input: ['index.html', 'oidc-callback.html', 'oidc-silent-renew.html', 'hydrate.ts'].map(
            (file) => `${web}/${file}`,
          ),
          // It would put what pages share into the file of one of them, and each other page would load that page.
          experimental: { chunkOptimization: false },
          output: {
            codeSplitting: { groups: chunks },
            // The first load names the files of all pages; so many characters are the fewest that the bundler allows.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
          },
        },
      },
  server: {
    proxy: Object.fromEntries(
      [
        '/client-api',
        '/esim/',
        '/reseller',
        '/simshelf',
        '/oidc',
        '/sign-in',
        '/reference',
        '/page-assets',
        '/api/specifications/',
      ].map((path) => [path, process.env['SIMSHELF_ADDRESS'] ?? 'http://localhost:8080']),
    ),
  },
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{domain,web,traveller,tidy}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/same-examples.ts', 'tests/support/own-globals.ts'],
          // Pure rules: files share their worker's modules, which take longer to load than most files take to run.
          isolate: false,
          // The next file must not find what a test put in place of the browser's objects.
          unstubGlobals: true,
          maxWorkers: NODE_WORKERS,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      onDatabase('server'),
      onDatabase('contract'),
      onDatabase('container'),
      onDatabase('outage'),
      onDatabase('pace'),
      onDatabase('upgrade'),
      {
        test: {
          name: 'failover',
          environment: 'node',
          include: ['tests/failover/**/*.test.ts'],
          // On a busy machine five machines take their time to end.
          hookTimeout: 120_000,
          // The machines of the cluster are the same for all files.
          fileParallelism: false,
          env: { NODE_ENV: 'production', ...compileCache },
        },
      },
    ],
  },
}));
