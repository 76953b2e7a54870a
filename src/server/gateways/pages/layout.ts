// What the pages of the simulators have in common.
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../../http/env.ts';
import { type Language, languageOfRequest, type Markup, pageFrame } from '../../pages/index.ts';

export type PageContext = { language: Language; storeName: string };

/** The language of the visitor, and whose store it is. */
export const contextOf = (c: Context<Env>, storeName: string): PageContext => ({
  language: languageOfRequest(c),
  storeName,
});

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

/** The answer where an address leads to nothing. */
export const answerUnknown = (
  c: Context<Env>,
  storeName: string,
  texts: Readonly<Record<Language, CommonTexts>>,
): Response | Promise<Response> => {
  const context = contextOf(c, storeName);
  const text = texts[context.language];
  const content = html`<h1>${text.unknownTitle}</h1>
    <p>${text.unknownText}</p>
    <p><a class="button" href="/">${text.toStore}</a></p>`;
  return c.html(page(context, text, content), 404);
};

/** A figure with what it is. */
export const fact = (name: string, value: string): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
