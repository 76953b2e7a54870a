// The guide for integrators as a page: Markdown of our own, with the look of the server's pages (decision 46).
import { html, raw } from 'hono/html';
import { Marked, type RendererObject, type Tokens } from 'marked';
import { escaped } from '../http/markup.ts';
import { pageFrame } from '../http/pages/index.ts';
import type { Store } from './store.ts';

type Heading = { id: string; text: string };

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Gives headings an id; wide tables and code scroll, also by keyboard. */
const rendererFor = (headings: Heading[]): RendererObject => ({
  heading({ tokens, depth, text }) {
    const id = idOf(text);
    if (depth === 2) headings.push({ id, text });
    const content = this.parser.parseInline(tokens);
    return depth === 1
      ? `<h1>${content}</h1>`
      : `<h${depth} id="${id}">${content} <a class="anchor" href="#${id}" aria-label="Link to ${escaped(text)}">#</a></h${depth}>`;
  },
  code({ text }) {
    return `<div class="code-block"><pre tabindex="0"><code>${escaped(text)}</code></pre></div>`;
  },
  table({ header, rows }) {
    const cells = (name: string, of: readonly Tokens.TableCell[]): string =>
      of.map(({ tokens }) => `<${name}>${this.parser.parseInline(tokens)}</${name}>`).join('');
    const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
    return `<div class="scroll" tabindex="0"><table><thead><tr>${cells('th', header)}</tr></thead><tbody>${body}</tbody></table></div>`;
  },
  // The store's name is part of the text, so markup in it is shown as text.
  html: ({ text }) => escaped(text),
});

/** The page of the guide, in English. */
export const guidePage = async (markdown: string, { storeName }: Store): Promise<string> => {
  const headings: Heading[] = [];
  const content = await new Marked({ renderer: rendererFor(headings) }).parse(markdown);
  const [title = '', ...rest] = content.split(/(?<=<\/h1>)/);
  const entries = headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`);
  const page = await pageFrame({
    language: 'en',
    storeName,
    title: 'Guide for integrators',
    style: 'guideStyle',
    script: 'guideScript',
    content: html`<p class="ways">
        <a href="/api/specifications">API specifications</a> <a href="integrators.md">This guide as text</a>
      </p>
      ${raw(title)}
      <nav aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <ul>
          ${entries}
        </ul>
      </nav>
      ${raw(rest.join(''))}`,
  });
  return String(page);
};
