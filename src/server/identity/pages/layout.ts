import { html } from 'hono/html';
import { type Language, type Markup, pageFrame } from '../../pages/index.ts';
import { textsIn } from './texts.ts';

export type PageContext = {
  language: Language;
  storeName: string;
  /** Address of the same page in the other language. */
  otherLanguage?: string | undefined;
};

export type PageContent = PageContext & {
  title: string;
  content: Markup;
  script?: 'formScript' | undefined;
};

/** The sign-in pages, under the store's mark and name. */
export const page = ({ otherLanguage, ...frame }: PageContent): Markup => {
  const { storeName, content, language } = frame;
  const { code, name } = textsIn(language).otherLanguage;
  const toOther =
    otherLanguage === undefined
      ? ''
      : html`<a class="language" lang="${code}" hreflang="${code}" href="${otherLanguage}">${name}</a>`;
  return pageFrame({
    ...frame,
    style: 'signInStyle',
    content: html`<div class="brand">
        <img src="/favicon.svg" width="32" height="32" alt="" /><span>${storeName}</span>${toOther}
      </div>
      ${content}`,
  });
};
