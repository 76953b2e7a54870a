// The few files the sign-in pages load.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

type Asset = { name: string; type: string; file: string };

const { resolve } = createRequire(import.meta.url);

const beside = (name: string): string => fileURLToPath(new URL(`./assets/${name}`, import.meta.url));

const assets: Asset[] = [
  { name: 'style.css', type: 'text/css; charset=utf-8', file: beside('style.css') },
  { name: 'sign-out.js', type: 'text/javascript; charset=utf-8', file: beside('sign-out.js') },
  {
    name: 'inter.woff2',
    type: 'font/woff2',
    file: resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  },
];

/** Their names stay the same from version to version, so browsers ask each time whether they changed. */
export const createAssets = async (): Promise<Hono> => {
  const app = new Hono();
  for (const { name, type, file } of assets) {
    const content = await readFile(file);
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    const headers = { 'content-type': type, etag, 'cache-control': 'no-cache' };
    app.get(`/${name}`, ({ req }) =>
      req.header('if-none-match') === etag
        ? new Response(null, { status: 304, headers })
        : new Response(content, { headers }),
    );
  }
  return app;
};
