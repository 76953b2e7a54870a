import { html } from 'hono/html';
import { type Language, type Markup, pageFrame } from '../../pages/index.ts';

export type PageContent = {
  language: Language;
  storeName: string;
  title: string;
  content: Markup;
  script?: 'signOutScript' | undefined;
};

/** The first letter or digit of the store's name, as its mark. */
const initialOf = (storeName: string): string => /[\p{Letter}\p{Number}]/u.exec(storeName)?.[0].toUpperCase() ?? '';

/** The sign-in pages, under the store's name. */
export const page = ({ storeName, content, ...frame }: PageContent): Markup =>
  pageFrame({
    ...frame,
    storeName,
    style: 'signInStyle',
    content: html`<p class="brand"><span class="mark" aria-hidden="true">${initialOf(storeName)}</span>${storeName}</p>
      ${content}`,
  });
