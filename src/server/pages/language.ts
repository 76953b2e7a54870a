import { parseAccept } from 'hono/utils/accept';
import { LANGUAGE_COOKIE, readCookie } from '#domain/page-cookie.ts';

/** The languages of everything that the server writes. */
export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

export const isLanguage = (value: string | undefined): value is Language =>
  (languages as readonly (string | undefined)[]).includes(value);

/** The language to answer in: what the app asked for (ui_locales) before what the browser prefers, English otherwise. */
export const chooseLanguage = (acceptLanguage = '', uiLocales?: unknown): Language => {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  const preferred = parseAccept(acceptLanguage).filter(({ q }) => q > 0);
  const wanted = [...asked, ...preferred.map(({ type }) => type)].map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.flatMap((tag) => languages.filter((language) => language === tag))[0] ?? 'en';
};

type Headers = { cookie?: string | undefined; acceptLanguage?: string | undefined };

/** The same, but what was chosen on this browser goes first. */
export const languageOf = ({ cookie = '', acceptLanguage }: Headers, uiLocales?: unknown): Language => {
  const chosen = readCookie(cookie, LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : chooseLanguage(acceptLanguage, uiLocales);
};
