// `npm run build`: builds the web app and the pages that the server renders, side by side, and compresses the files of the app
// at the highest level, once: the server sends these copies as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { projectRoot } from './bootstrap.mjs';

const assets = path.join(projectRoot, 'dist/web/assets');
/** Below this size compression saves no packet. */
const COMPRESSED_BYTES_MIN = 1024;

const compress = promisify(brotliCompress);

const compressFile = async (name: string): Promise<void> => {
  const file = path.join(assets, name);
  const content = await readFile(file);
  if (content.length < COMPRESSED_BYTES_MIN) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await compress(content, { params }));
};

const buildApp = async (): Promise<void> => {
  await build();
  const names = (await readdir(assets)).filter((name) => /\.(?:js|css|svg)$/.test(name));
  await Promise.all(names.map(compressFile));
};

await Promise.all([buildApp(), build({ build: { ssr: true } })]);
