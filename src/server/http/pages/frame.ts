import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#domain/languages.ts';
import type { Markup } from '../markup.ts';
import { assets } from './assets.ts';

type PageFrame = {
  language: Language;
  storeName: string;
  title: string;
  style: 'signInStyle' | 'referenceStyle' | 'guideStyle';
  script?: 'formScript' | 'guideScript' | undefined;
  content: Markup;
};

/** The frame of the server's own pages. Nothing is inline: the store's content policy forbids it. */
export const pageFrame = ({ language, storeName, title, style, script, content }: PageFrame): Markup =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${storeName} - ${title}</title>
        <link rel="preload" href="${assets.font.path}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${assets[style].path}" />
        <link rel="icon" href="/favicon.svg" />
        ${script ? html`<script src="${assets[script].path}" defer></script>` : ''}
      </head>
      <body>
        <main class="card">${content}</main>
      </body>
    </html>`;

/** For pages that browsers must not store. */
export const neverKept: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
};
