// Escaping, so that text stays within its element.
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup whose values are already escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML or SVG, also for an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Data for a page's script. Escapes `<`, which could end the element. */
export const jsonElement = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;
