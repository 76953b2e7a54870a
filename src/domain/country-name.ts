import { cached } from './cached.ts';
import { DEFAULT_LANGUAGE, type Language, languageOfTag } from './languages.ts';

const namesIn = cached((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** Those for which Node.js and browsers have different names: a page must say the same on the server and in the browser. */
const agreed: Readonly<Record<string, Record<Language, string>>> = {
  FK: { en: 'Falkland Islands', de: 'Falklandinseln' },
  HK: { en: 'Hong Kong', de: 'Hongkong' },
  MO: { en: 'Macao', de: 'Macau' },
  PS: { en: 'Palestine', de: 'Palästina' },
};

/** The name of a country in a language or locale; its code where it has none. */
export const countryName = (code: string, locale: string): string => {
  try {
    return agreed[code]?.[languageOfTag(locale) ?? DEFAULT_LANGUAGE] ?? namesIn(locale).of(code) ?? code;
  } catch {
    return code;
  }
};
