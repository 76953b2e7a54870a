import {
  DEFAULT_LANGUAGE,
  firstLanguageOf,
  isLanguage,
  type Language,
  languageCookie,
  languageOfCookies,
  languageOfTag,
  LANGUAGES,
} from '#domain/languages.ts';
import { isPrerendered } from './prerendered.ts';

/** A page that came with its text goes on in that text's language. */
const languageOfPage = (): Language | undefined => {
  const { lang } = globalThis.document?.documentElement ?? {};
  return isPrerendered() && isLanguage(lang) ? lang : undefined;
};

/** What the browser prefers, the most wanted first. */
const browserLocales = (): readonly string[] => {
  const { language, languages } = globalThis.navigator ?? {};
  return languages ?? (language ? [language] : []);
};

/** The browser's locale, for the Locale header. */
export const browserLocale = (): string => browserLocales()[0] ?? LANGUAGES[DEFAULT_LANGUAGE].locale;

/** What the visitor chose here before, else what the browser prefers of our languages, else English. */
export const initialLanguage = (): Language =>
  languageOfPage() ??
  languageOfCookies(globalThis.document?.cookie ?? '') ??
  firstLanguageOf(browserLocales()) ??
  DEFAULT_LANGUAGE;

export const rememberLanguage = (language: Language): void => {
  document.cookie = languageCookie(language);
};

/** The locale that writes numbers: the browser's own region where it speaks the language shown. */
export const localeFor = (language: Language): string =>
  browserLocales().find((locale) => languageOfTag(locale) === language) ?? LANGUAGES[language].locale;
