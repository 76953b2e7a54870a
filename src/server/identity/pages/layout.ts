import { html } from 'hono/html';
import { LANGUAGES } from '#domain/languages.ts';
import { addressInLanguage, type Language, languages, type Markup, pageFrame } from '../../pages/index.ts';

export type PageContext = {
  language: Language;
  storeName: string;
  /** Address of this page, for the links to other languages. */
  address?: string | undefined;
};

type PageContent = PageContext & {
  title: string;
  content: Markup;
  script?: 'formScript' | undefined;
};

const languageLinks = (address: string, shown: Language): Markup[] =>
  languages
    .filter((language) => language !== shown)
    .map(
      (code) =>
        html`<a class="language" lang="${code}" hreflang="${code}" href="${addressInLanguage(address, code)}"
          >${LANGUAGES[code].name}</a
        >`,
    );

/** The sign-in pages, under the store's mark and name. */
export const page = ({ address, ...frame }: PageContent): Markup => {
  const { storeName, content, language } = frame;
  return pageFrame({
    ...frame,
    style: 'signInStyle',
    content: html`<div class="brand">
        <img src="/favicon.svg" width="32" height="32" alt="" /><span>${storeName}</span
        >${address === undefined ? '' : languageLinks(address, language)}
      </div>
      ${content}`,
  });
};
