import { cached } from './cached.ts';
import { DEFAULT_LANGUAGE, type Language, languageOfTag } from './languages.ts';

/** Each is asked for once: a list of thousands names its countries at every look at it. */
const namesIn = cached((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return cached((code) => names.of(code));
});

/**
 * Those for which Node.js and browsers have different names: a page must say the same on the server and in the browser.
 * The walks in Firefox and WebKit look for more of them (tests/browsers/formats.spec.ts).
 */
export const AGREED_NAMES: Readonly<Record<string, Record<Language, string>>> = {
  FK: { en: 'Falkland Islands', de: 'Falklandinseln' },
  HK: { en: 'Hong Kong', de: 'Hongkong' },
  MO: { en: 'Macao', de: 'Macau' },
  PS: { en: 'Palestine', de: 'Palästina' },
  TR: { en: 'Türkiye', de: 'Türkei' },
};

/** The name of a country in a language or locale; its code where it has none. */
export const countryName = (code: string, locale: string): string => {
  try {
    return AGREED_NAMES[code]?.[languageOfTag(locale) ?? DEFAULT_LANGUAGE] ?? namesIn(locale)(code) ?? code;
  } catch {
    return code;
  }
};
