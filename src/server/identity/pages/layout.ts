import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from './texts.ts';

/** Markup whose values are escaped already. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export type PageFrame = {
  language: Language;
  storeName: string;
  title: string;
  content: Markup;
  /** A script of ours to load, by address. */
  script?: string;
};

/** The first letter or digit of the store's name, as its mark. */
const initialOf = (storeName: string): string => /[\p{Letter}\p{Number}]/u.exec(storeName)?.[0].toUpperCase() ?? '';

/** The frame all sign-in pages share. Nothing is inline: the policy of these pages forbids it. */
export const page = ({ language, storeName, title, content, script }: PageFrame): Markup =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${storeName} - ${title}</title>
        <link rel="preload" href="/sign-in/inter.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/sign-in/style.css" />
        <link rel="icon" href="data:," />
        ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <main class="card">
          <p class="brand"><span class="mark" aria-hidden="true">${initialOf(storeName)}</span>${storeName}</p>
          ${content}
        </main>
      </body>
    </html>`;
