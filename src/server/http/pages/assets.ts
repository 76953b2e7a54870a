// Assets of the server's own pages. The names carry a digest, so browsers cache the files for ever.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { Env } from '../env.ts';

type Asset = { path: string; type: string; content: Uint8Array<ArrayBuffer> };

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', woff2: 'font/woff2' };

const asset = (name: string, extension: keyof typeof types, content: Buffer | string): Asset => {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return {
    path: `/page-assets/${name}-${digest}.${extension}`,
    type: types[extension],
    content: Uint8Array.from(Buffer.from(content)),
  };
};

const read = (name: string): string => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');

const font = asset('inter', 'woff2', readFileSync(new URL('../../../fonts/inter-latin.woff2', import.meta.url)));
const base = read('base.css').replace('inter.woff2', font.path);

export const assets = {
  font,
  signInStyle: asset('sign-in', 'css', base + read('sign-in.css')),
  referenceStyle: asset('reference', 'css', base + read('reference.css')),
  guideStyle: asset('guide', 'css', base + read('guide.css')),
  guideScript: asset('guide', 'js', read('guide.js')),
  formScript: asset('forms', 'js', read('forms.js')),
};

export const createPageAssets = (): Hono<Env> => {
  const app = new Hono<Env>();
  for (const { path, type, content } of Object.values(assets)) {
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
    app.get(path, () => new Response(content, { headers }));
  }
  return app;
};
