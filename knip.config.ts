// Finds exports that nothing uses (`npm run check:exports`). With --production, the use by tests does not count,
// because what only tests use is not part of the product. Without it, an export that no other file imports is
// superfluous.
import type { KnipConfig } from 'knip';

/** The entry points of the product; what its generated code calls counts as used. */
const product = [
  'src/server/main.ts',
  'src/server/cli/*.ts',
  'src/server/documents/drawing-thread.ts',
  'src/web/{main,prerender}.tsx',
  'src/web/hydrate.ts',
  'src/web/service-worker/service-worker.ts',
  'src/web/session/silent-renew.ts',
  'src/web/i18n/{de,en}/*.ts',
  'src/web/api/{storefront,operator}/**/*.ts',
  'src/traveller/render.tsx',
  'src/traveller/enhance.ts',
  'src/tasks/*.{ts,mjs}',
  'codegen.config.ts',
  'vite.config.ts',
];

const config: KnipConfig = ({ production = false }) => ({
  entry: [...product.map((file) => `${file}!`), '{tests,stories,.storybook,docs}/**/*.{ts,tsx}', 'mocks/**/*.ts'],
  project: ['src/**/*.{ts,tsx,mjs}!', '!src/contract/**'],
  ignoreExportsUsedInFile: production,
  // Files that import.meta.glob finds; all entry points are named above.
  vite: { config: [] },
  vitest: false,
  storybook: false,
  playwright: false,
  'playwright-test': false,
});

export default config;
