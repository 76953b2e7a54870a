// Compresses the output of `vite build` at the highest level, once: the server sends these copies as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { projectRoot } from './bootstrap.mjs';

const assets = path.join(projectRoot, 'dist/web/assets');
/** Below this size compression saves no packet. */
const COMPRESSED_BYTES_MIN = 1024;

for (const name of readdirSync(assets)) {
  if (!/\.(?:js|css|svg)$/.test(name)) continue;
  const content = readFileSync(path.join(assets, name));
  if (content.length < COMPRESSED_BYTES_MIN) continue;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(path.join(assets, `${name}.br`), brotliCompressSync(content, { params }));
}
