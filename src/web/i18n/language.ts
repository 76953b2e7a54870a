import { cookieToWrite, LANGUAGE_COOKIE, readCookie } from '#domain/page-cookie.ts';
import { isPrerendered } from './prerendered.ts';

export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

const isLanguage = (value: string | undefined): value is Language =>
  (languages as readonly (string | undefined)[]).includes(value);

const remembered = (): Language | undefined => {
  const value = readCookie(globalThis.document?.cookie ?? '', LANGUAGE_COOKIE);
  return isLanguage(value) ? value : undefined;
};

/** A page that came with its text goes on in that text's language. */
const languageOfPage = (): Language | undefined => {
  const { lang } = globalThis.document?.documentElement ?? {};
  return isPrerendered() && isLanguage(lang) ? lang : undefined;
};

/** The browser's locale, for the Locale header and for how numbers and dates look. */
export const browserLocale = (): string => globalThis.navigator?.language || 'en-US';

/** What the visitor chose here before, else German for a German browser, else English. */
export const initialLanguage = (): Language =>
  languageOfPage() ?? remembered() ?? (browserLocale().toLowerCase().split('-')[0] === 'de' ? 'de' : 'en');

export const rememberLanguage = (language: Language): void => {
  document.cookie = cookieToWrite(LANGUAGE_COOKIE, language);
};

/** The locale that writes numbers: the browser's own region where it speaks the language shown. */
export const localeFor = (language: Language): string => {
  const browser = browserLocale();
  if (browser.toLowerCase().split('-')[0] === language) return browser;
  return language === 'de' ? 'de-DE' : 'en-US';
};
