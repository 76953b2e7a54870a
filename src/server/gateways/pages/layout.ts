// Shared by the pages of the simulators.
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#domain/languages.ts';
import type { Env } from '../../http/env.ts';
import { languageOfRequest } from '../../http/language.ts';
import type { Markup } from '../../http/markup.ts';
import { pageFrame } from '../../http/pages/index.ts';

export type PageContext = { language: Language; storeName: string };

/** The visitor's language and the store's name. */
export const contextOf = (c: Context<Env>, storeName: string): PageContext => ({
  language: languageOfRequest(c),
  storeName,
});

/** Texts that every reference page has. */
type CommonTexts = Record<'title' | 'notice' | 'unknownTitle' | 'unknownText' | 'toStore', string>;

/** A reference page. Its notice says that no real money moves here. */
export const page = (context: PageContext, { title, notice }: CommonTexts, content: Markup): Markup =>
  pageFrame({
    ...context,
    title,
    style: 'referenceStyle',
    content: html`<p class="notice">${notice}</p>
      ${content}`,
  });

/** The response for an unknown address. */
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

/** A figure with its label. */
export const fact = (name: string, value: string): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
