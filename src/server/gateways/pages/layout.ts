import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { fontPath, stylePath } from './assets.ts';
import type { Language } from './language.ts';

/** Markup whose values are escaped already. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export type PageFrame = {
  language: Language;
  storeName: string;
  title: string;
  /** Says that nothing here is real. */
  notice: string;
  content: Markup;
};

/** The frame of the reference pages. Nothing is inline: the store's content policy forbids it. */
export const page = ({ language, storeName, title, notice, content }: PageFrame): Markup =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${storeName} - ${title}</title>
        <link rel="preload" href="${fontPath}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${stylePath}" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main class="card">
          <p class="notice">${notice}</p>
          ${content}
        </main>
      </body>
    </html>`;

/** A figure with what it is. */
export const fact = (name: string, value: string): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
