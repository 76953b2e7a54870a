import { parseAccept } from 'hono/utils/accept';

/** The languages of everything that the server writes. */
export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

/** The language to answer in: what the app asked for (ui_locales) before what the browser prefers, English otherwise. */
export const chooseLanguage = (acceptLanguage = '', uiLocales?: unknown): Language => {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  const preferred = parseAccept(acceptLanguage).filter(({ q }) => q > 0);
  const wanted = [...asked, ...preferred.map(({ type }) => type)].map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.flatMap((tag) => languages.filter((language) => language === tag))[0] ?? 'en';
};
