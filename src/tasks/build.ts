// `npm run build`: builds the web app, the pages that the server renders, and the server, side by side; with `pages` or
// `server`, only these. The files of the app are compressed at the highest level, once: the server sends these copies as they
// are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { SMALLEST_COMPRESSED_FILE } from '../server/http/static-file.ts';
import { projectRoot } from './bootstrap.mjs';
import { bundlePrograms } from './bundle-programs.ts';
import { bundleWorker } from './bundle-worker.ts';

const assets = path.join(projectRoot, 'dist/web/assets');

const compress = promisify(brotliCompress);

const compressFile = async (name: string): Promise<void> => {
  const file = path.join(assets, name);
  const content = await readFile(file);
  if (content.length < SMALLEST_COMPRESSED_FILE) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await compress(content, { params }));
};

const buildApp = async (): Promise<void> => {
  await build();
  await bundleWorker(path.join(projectRoot, 'dist/web'));
  const names = (await readdir(assets)).filter((name) => /\.(?:js|css|svg)$/.test(name));
  await Promise.all(names.map(compressFile));
};

const parts = {
  pages: () => Promise.all([buildApp(), build({ build: { ssr: true } })]),
  server: () => bundlePrograms(path.join(projectRoot, 'dist/server'), { main: 'src/server/main.ts' }),
};

const [asked] = process.argv.slice(2);
const wanted = Object.entries(parts).filter(([name]) => (asked ?? name) === name);
await Promise.all(wanted.map(([, make]) => make()));
