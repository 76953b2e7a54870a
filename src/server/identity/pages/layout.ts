import { html } from 'hono/html';
import { type Language, LANGUAGES, languages } from '#domain/languages.ts';
import { addressInLanguage } from '../../http/language.ts';
import type { Markup } from '../../http/markup.ts';
import { pageFrame } from '../../http/pages/index.ts';

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
  /** The page has the form that `formMarkup` makes with `keepsEntries`. */
  keepsEntries?: boolean;
};

/** The form whose entries the choice of another language takes along. */
export const keptFormId = 'entries';

const languageLinks = (address: string, shown: Language): Markup[] =>
  languages
    .filter((language) => language !== shown)
    .map(
      (code) =>
        html`<a class="language" lang="${code}" hreflang="${code}" href="${addressInLanguage(address, code)}"
          >${LANGUAGES[code].name}</a
        >`,
    );

/**
 * The same where something can have been typed: they send the form, which comes back in the other language. The button
 * before them is the one that Enter presses in a field, as it is the first of the form.
 */
const languageButtons = (address: string, shown: Language): Markup => {
  const { pathname, search } = new URL(address);
  const buttons = languages
    .filter((language) => language !== shown)
    .map(
      (code) =>
        html`<button
          class="language"
          form="${keptFormId}"
          formaction="${pathname + search}"
          name="language"
          value="${code}"
          lang="${code}"
        >
          ${LANGUAGES[code].name}
        </button>`,
    );
  return html`<button class="enter" form="${keptFormId}" tabindex="-1" aria-hidden="true"></button>${buttons}`;
};

/** The sign-in pages, under the store's mark and name. */
export const page = ({ address, keepsEntries = false, ...frame }: PageContent): Markup => {
  const { storeName, content, language } = frame;
  const switches = keepsEntries ? languageButtons : languageLinks;
  return pageFrame({
    ...frame,
    style: 'signInStyle',
    content: html`<div class="brand">
        <img src="/favicon.svg" width="32" height="32" alt="" /><span>${storeName}</span
        >${address === undefined ? '' : switches(address, language)}
      </div>
      ${content}`,
  });
};
