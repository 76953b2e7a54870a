import { html } from 'hono/html';
import { type Language, type Markup, pageFrame } from '../../pages/index.ts';

export type PageContext = { language: Language; storeName: string };

/** What every reference page says. */
type CommonTexts = Record<'title' | 'notice' | 'unknownTitle' | 'unknownText' | 'toStore', string>;

/** A reference page. Its notice says that nothing here is real. */
export const page = (context: PageContext, { title, notice }: CommonTexts, content: Markup): Markup =>
  pageFrame({
    ...context,
    title,
    style: 'referenceStyle',
    content: html`<p class="notice">${notice}</p>
      ${content}`,
  });

export const unknownPage = (context: PageContext, text: CommonTexts): Markup =>
  page(
    context,
    text,
    html`<h1>${text.unknownTitle}</h1>
      <p>${text.unknownText}</p>
      <p><a class="button" href="/">${text.toStore}</a></p>`,
  );

/** A figure with what it is. */
export const fact = (name: string, value: string): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
