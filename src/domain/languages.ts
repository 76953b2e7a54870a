// The languages of the product, and the choice of one for a reader.
import { cookieToWrite, LANGUAGE_COOKIE, readCookie } from './page-cookie.ts';

/**
 * Every language by its code: its own name, and the default locale for numbers when the browser names no region.
 * Another language is one line here and its texts; the compiler names the texts that are missing.
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

const canonical = (tag: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

/** A tag has few parts; the rest of a longer text is ignored. */
const PARTS_MAX = 8;

/**
 * The tag of a locale as Intl takes it. Some systems write `en_US.UTF-8`, `de-DE@euro`, `de-DE-euro` or `en-US-`, with
 * which every format throws: the longest beginning that Intl takes is used. Undefined for an invalid tag.
 */
const localeOfTag = (tag: unknown): string | undefined => {
  if (typeof tag !== 'string') return undefined;
  const [written = ''] = tag.trim().split(/[@.]/, 1);
  const parts = written.split(/[-_]/, PARTS_MAX);
  return parts
    .map((_part, index) => canonical(parts.slice(0, parts.length - index).join('-')))
    .find((known) => known !== undefined);
};

/** Those that Intl takes, in their order. */
export const localesOfTags = (tags: readonly unknown[]): string[] =>
  tags.map(localeOfTag).filter((tag) => tag !== undefined);

/** The language that a language tag names: `de-AT` is German. Undefined for an unsupported one. */
export const languageOfTag = (tag: string): Language | undefined => {
  const [code] = localeOfTag(tag)?.split('-') ?? [];
  return isLanguage(code) ? code : undefined;
};

/** The first supported language among tags, in order of preference: `navigator.languages`, or a split `ui_locales`. */
export const firstLanguageOf = (tags: readonly string[]): Language | undefined =>
  tags.map(languageOfTag).find((language) => language !== undefined);

type Wish = { tag: string; weight: number };

/** `de-AT;q=0.8` is the tag de-AT with the weight 0.8; an invalid weight counts as 0. */
const readWish = (entry: string): Wish => {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
};

/**
 * The supported language with the highest weight in an Accept-Language header: `fr, de;q=0.8` is German. `*` stands
 * for every language that the header does not name. Undefined when it asks for no supported language.
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

/** The language chosen in this browser, from a Cookie header or document.cookie. */
export const languageOfCookies = (cookies: string): Language | undefined => {
  const chosen = readCookie(cookies, LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : undefined;
};

/** The value for document.cookie that keeps a chosen language for a year, readable by every page and the server. */
export const languageCookie = (language: Language): string => cookieToWrite(LANGUAGE_COOKIE, language);

/** The parts of a request that can name a language. */
type LanguageWishes = {
  /** The parameter `ui_locales` of a sign-in: language tags separated by spaces. */
  uiLocales?: string | undefined;
  /** The Cookie header. */
  cookies?: string | undefined;
  acceptLanguage?: string | undefined;
};

/**
 * The choice in this browser comes first, then the app's request, then the browser's preference; else English. The
 * app requests the language it shows, so a different choice was made later, on a sign-in page.
 */
export const chooseLanguage = ({ uiLocales = '', cookies = '', acceptLanguage = '' }: LanguageWishes): Language =>
  languageOfCookies(cookies) ??
  firstLanguageOf(uiLocales.split(' ')) ??
  languageOfHeader(acceptLanguage) ??
  DEFAULT_LANGUAGE;
