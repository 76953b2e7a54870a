// Pieces of HTML for a reseller's own pages. They need no script.
import type { Language } from '#domain/languages.ts';
import { escaped } from '../http/markup.ts';
import { texts } from './branding-texts.ts';
import type { Store } from './store.ts';

/** "eSIM by", in the colours that the visitor's system prefers. */
export const badgeSnippet = ({ storeName, publicUrl }: Store, language: Language): string => {
  const picture = (theme: string): string => `badge/badge-${language}-${theme}.svg`;
  const text = escaped(`${texts[language].badge} ${storeName}`);
  return `<!-- ${texts[language].badgeHint} -->
<a href="${escaped(publicUrl)}">
  <picture>
    <source media="(prefers-color-scheme: dark)" srcset="${picture('dark')}">
    <img src="${picture('light')}" height="56" alt="${text}">
  </picture>
</a>
`;
};

/** The installation of an eSIM: a button for this phone, and a QR code for another one. */
export const installationSnippet = (link: string, language: Language): string => {
  const { installHint, install, scan } = texts[language];
  return `<!-- ${installHint} -->
<section>
  <p><a href="${escaped(link)}">${install}</a></p>
  <figure>
    <img src="snippets/qr-code-example.svg" width="220" height="220" alt="${scan}">
    <figcaption>${scan}</figcaption>
  </figure>
</section>
`;
};
