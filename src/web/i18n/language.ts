import {
  DEFAULT_LANGUAGE,
  firstLanguageOf,
  isLanguage,
  type Language,
  languageCookie,
  languageOfCookies,
  languageOfTag,
  LANGUAGES,
  localesOfTags,
} from '#domain/languages.ts';
import { pageCookies, writePageCookie } from '#web/device/cookies.ts';
import { assumedDevice } from '#web/device/assumed.ts';
import { isPrerendered } from './prerendered.ts';

/** A prerendered page keeps its language. */
const languageOfPage = (): Language | undefined => {
  const { lang } = globalThis.document?.documentElement ?? {};
  return isPrerendered() && isLanguage(lang) ? lang : undefined;
};

/** The browser's languages as Intl takes them, in order of preference. */
export const browserLocales = (): readonly string[] => {
  const { language, languages } = globalThis.navigator ?? {};
  return localesOfTags(languages ?? (language ? [language] : []));
};

/** The browser's locale, for the Locale header. */
export const browserLocale = (): string => browserLocales()[0] ?? LANGUAGES[DEFAULT_LANGUAGE].locale;

/** The visitor's choice on this device, else the browser's preferred supported language, else English. */
export const initialLanguage = (): Language =>
  languageOfPage() ?? languageOfCookies(pageCookies() ?? '') ?? firstLanguageOf(browserLocales()) ?? DEFAULT_LANGUAGE;

export const rememberLanguage = (language: Language): void => {
  writePageCookie(languageCookie(language));
};

/** On the server those that the browser told. */
const knownLocales = (): readonly string[] =>
  globalThis.document === undefined ? (assumedDevice()?.locales ?? []) : browserLocales();

/**
 * Places whose English has formats of its own in some engines, and those of other places in older ones: a page would be
 * taken over with other numbers. They get what all engines have for English in the world.
 */
const UNSETTLED = /^en-(?:AT|CZ|EE|ES|FR|GE|GS|HU|ID|IT|LT|LV|NO|PL|PT|RO|SK|UA)\b/;
const WORLD_ENGLISH = 'en-001';

/** The locale of which every engine has the same formats. */
export const settledLocale = (locale: string): string => (UNSETTLED.test(locale) ? WORLD_ENGLISH : locale);

/** The locale for numbers of a browser with these locales: with its own region if it is of the language shown. */
export const localeAmong = (locales: readonly string[], language: Language): string =>
  settledLocale(locales.find((locale) => languageOfTag(locale) === language) ?? LANGUAGES[language].locale);

export const localeFor = (language: Language): string => localeAmong(knownLocales(), language);
