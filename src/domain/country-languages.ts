// The names of countries in other languages than those of the product, as Intl knows them. Each is asked for when a text of its
// script names no country otherwise, and kept.
import { cached } from './cached.ts';
import { COUNTRIES } from './countries.ts';
import { foldName, type Found } from './name-search.ts';

/** By the script of the typed text. Latin ones are those that most people write. */
const LANGUAGES_OF: Readonly<Record<string, string>> = {
  Latin: 'es fr pt it nl pl tr id vi ro cs hu sv da nb fi hr sk lt sl',
  Cyrillic: 'ru uk bg sr kk be mk mn',
  Greek: 'el',
  Arabic: 'ar fa ur',
  Hebrew: 'he',
  Han: 'zh zh-Hant ja',
  Hiragana: 'ja',
  Katakana: 'ja',
  Hangul: 'ko',
  Thai: 'th',
  Devanagari: 'hi mr ne',
  Bengali: 'bn as',
  Gurmukhi: 'pa',
  Gujarati: 'gu',
  Oriya: 'or',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Sinhala: 'si',
  Lao: 'lo',
  Khmer: 'km',
  Myanmar: 'my',
  Georgian: 'ka',
  Armenian: 'hy',
  Ethiopic: 'am',
};

const SCRIPTS = Object.keys(LANGUAGES_OF).map((name) => ({
  name,
  letter: new RegExp(String.raw`\p{Script=${name}}`, 'u'),
}));

type ForeignName = { code: string; name: string };

const namesIn = (language: string): ForeignName[] => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return COUNTRIES.flatMap((code) => {
    const name = foldName(names.of(code) ?? '');
    return name === '' ? [] : [{ code, name }];
  });
};

const namesOfScript = cached((script) => (LANGUAGES_OF[script] ?? '').split(' ').flatMap(namesIn));

/** In Latin letters, a shorter text begins too many names. */
const LETTERS_MIN = 4;

const byRank = (names: readonly ForeignName[], isMeant: (name: string) => boolean, rank: number): Found<string>[] =>
  [...new Set(names.filter(({ name }) => isMeant(name)).map(({ code }) => code))].map((item) => ({ item, rank }));

/**
 * The countries that a text names in another language, or else, with `isBeginning`, those of whose names it is the beginning, which are
 * proposed alone.
 */
export const namedAbroad = (typed: string, isBeginning = false): Found<string>[] => {
  const text = foldName(typed);
  const script = SCRIPTS.find(({ letter }) => letter.test(typed))?.name;
  if (script === undefined || (script === 'Latin' && text.length < LETTERS_MIN)) return [];
  const names = namesOfScript(script);
  return isBeginning ? byRank(names, (name) => name.startsWith(text), 2) : byRank(names, (name) => name === text, 0);
};
