// The style sheet and the font of the reference pages. Their names carry a digest, so browsers keep them for good.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';

type Asset = { path: string; type: string; content: Buffer };

const asset = (name: string, extension: string, type: string, content: Buffer): Asset => {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return { path: `/reference/assets/${name}-${digest}.${extension}`, type, content };
};

const { resolve } = createRequire(import.meta.url);

const font = asset(
  'inter',
  'woff2',
  'font/woff2',
  readFileSync(resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
);

const styleText = readFileSync(new URL('./style.css', import.meta.url), 'utf8').replace('inter.woff2', font.path);
const style = asset('style', 'css', 'text/css; charset=utf-8', Buffer.from(styleText));

export const fontPath = font.path;
export const stylePath = style.path;

export const createPageAssets = (): Hono<{ Bindings: HttpBindings }> => {
  const app = new Hono<{ Bindings: HttpBindings }>();
  for (const { path, type, content } of [font, style]) {
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
    app.get(path, () => new Response(new Uint8Array(content), { headers }));
  }
  return app;
};
