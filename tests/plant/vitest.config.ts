// The settings of `vite.config.ts` for the unit and the server tests, without those of stories: these take longer to load than
// most of these tests take to run.
import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    projects: [
      {
        test: { name: 'unit', environment: 'node', include: ['tests/{domain,web,traveller,tidy}/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/plant/database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
    ],
  },
});
