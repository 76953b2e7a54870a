// Exports that nobody uses (`npm run check:exports`). With --production the tests count for nothing: what they alone use of the
// product is not the product. Without it, an export that no other file imports is one too many.
import type { KnipConfig } from 'knip';

/** Where the product begins; what its generated code calls is used. */
const product = [
  'src/server/main.ts',
  'src/server/cli/*.ts',
  'src/server/documents/drawing-thread.ts',
  'src/web/{main,prerender}.tsx',
  'src/web/hydrate.ts',
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
  // It is asked for import.meta.glob; the files that start something are all named above.
  vite: { config: [] },
  vitest: false,
  storybook: false,
  playwright: false,
  'playwright-test': false,
});

export default config;
