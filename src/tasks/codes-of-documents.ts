// Takes the codes of other documents out of each bundle. Part of `npm run codegen`, after the bundles are made.
import { readFile, writeFile } from 'node:fs/promises';
import { withCodesOf } from '../codegen/codes-of.ts';
import type { OpenApi } from '../codegen/openapi.ts';

for (const name of ['storefront', 'partner', 'operator']) {
  const file = new URL(`../../.cache/openapi/${name}.json`, import.meta.url);
  const bundle = JSON.parse(await readFile(file, 'utf8')) as OpenApi;
  await writeFile(file, JSON.stringify(withCodesOf(name, bundle), null, 2));
}
