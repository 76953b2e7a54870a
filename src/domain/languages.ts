// The languages of the product, and how one is chosen for a reader.
import { cookieToWrite, LANGUAGE_COOKIE, readCookie } from './page-cookie.ts';

/**
 * Every language by its code: what it calls itself, and the locale that numbers are written in where a browser names no
 * region. A further language is one line here and its texts; the compiler names the texts that are missing.
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US' },
  de: { name: 'Deutsch', locale: 'de-DE' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** In the order in which they are offered. */
export const languages = Object.keys(LANGUAGES) as readonly Language[];

export const DEFAULT_LANGUAGE: Language = 'en'; // SHE-003

export const isLanguage = (code: string | undefined): code is Language =>
  code !== undefined && Object.hasOwn(LANGUAGES, code);

/** The language that a language tag names: `de-AT` is German. Undefined for one that we do not speak. */
export const languageOfTag = (tag: string): Language | undefined => {
  const [code] = tag.trim().toLowerCase().split('-');
  return isLanguage(code) ? code : undefined;
};

/** The first language of ours among tags, the most wanted first: `navigator.languages`, or a split `ui_locales`. */
export const firstLanguageOf = (tags: readonly string[]): Language | undefined =>
  tags.map(languageOfTag).find((language) => language !== undefined);

type Wish = { tag: string; weight: number };

/** `de-AT;q=0.8` is the tag de-AT with the weight 0.8; a weight that is no number counts as none. */
const readWish = (entry: string): Wish => {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
};

/**
 * The language of ours that an Accept-Language header asks for most, by its weights: `fr, de;q=0.8` is German. `*` stands
 * for every language that the header does not name. Undefined where it asks for none of ours.
 */
export const languageOfHeader = (acceptLanguage: string): Language | undefined => {
  const wishes = acceptLanguage.split(',').map(readWish);
  const named = new Set(wishes.map(({ tag }) => languageOfTag(tag)));
  const meant = ({ tag }: Wish): Language | undefined =>
    tag === '*' ? languages.find((language) => !named.has(language)) : languageOfTag(tag);
  return wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(meant)
    .find((language) => language !== undefined);
};

/** The language that was chosen on this browser, from a Cookie header or document.cookie. */
export const languageOfCookies = (cookies: string): Language | undefined => {
  const chosen = readCookie(cookies, LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : undefined;
};

/** What document.cookie takes to keep a chosen language for a year, where every page of the store and the server read it. */
export const languageCookie = (language: Language): string => cookieToWrite(LANGUAGE_COOKIE, language);

/** Where the wish for a language can stand in a request. */
export type LanguageWishes = {
  /** The parameter `ui_locales` of a sign-in: tags with blanks between them. */
  uiLocales?: string | undefined;
  /** The Cookie header. */
  cookies?: string | undefined;
  acceptLanguage?: string | undefined;
};

/**
 * What was chosen on this browser comes first, then what the app asks for, then what the browser prefers; else English. The
 * app asks for the language it shows, so a choice that differs from it was made later, on a sign-in page.
 */
export const chooseLanguage = ({ uiLocales = '', cookies = '', acceptLanguage = '' }: LanguageWishes): Language =>
  languageOfCookies(cookies) ??
  firstLanguageOf(uiLocales.split(' ')) ??
  languageOfHeader(acceptLanguage) ??
  DEFAULT_LANGUAGE;
