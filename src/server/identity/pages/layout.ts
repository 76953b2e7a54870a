import { html } from 'hono/html';
import { type Language, type Markup, pageFrame } from '../../pages/index.ts';

export type PageContent = {
  language: Language;
  storeName: string;
  title: string;
  content: Markup;
  script?: 'signOutScript' | undefined;
};

/** The sign-in pages, under the store's mark and name. */
export const page = ({ storeName, content, ...frame }: PageContent): Markup =>
  pageFrame({
    ...frame,
    storeName,
    style: 'signInStyle',
    content: html`<p class="brand"><img src="/favicon.svg" width="32" height="32" alt="" />${storeName}</p>
      ${content}`,
  });
