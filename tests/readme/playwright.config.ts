import { defineConfig } from '@playwright/test';
import store from '../e2e/playwright.config.ts';

/** Pictures of the demo reseller's store for README: `npm run readme:pictures`. */
export default defineConfig({ ...store, testDir: '.' });
