// The names of countries in other languages than those of the product, as Intl knows them. Each is asked for when a text of its
// script names no country otherwise, and kept.
import { cached } from './cached.ts';
import { COUNTRIES } from './countries.ts';
import { foldName, type Found } from './name-search.ts';

/** Those that most people write in Latin letters, and those of other scripts. */
const LATIN = 'es fr pt it nl pl tr id vi ro cs hu sv da nb fi hr sk lt sl et lv is ca';
const OTHERS =
  'ru uk bg sr kk be mk mn el ar fa ur he zh zh-Hant ja ko th hi mr ne bn as pa gu or ta te kn ml si lo km my ka hy am';

type ForeignName = { code: string; name: string };

const namesIn = (language: string): ForeignName[] => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return COUNTRIES.flatMap((code) => {
    const name = foldName(names.of(code) ?? '');
    return name === '' ? [] : [{ code, name }];
  });
};

/** Parts of the United Kingdom, in these languages. Only the whole name is one: each of Northern Ireland begins as Ireland does. */
const PARTS =
  'Écosse,Escocia,Scozia,Schotland,Pays de Galles,Gales,Galles,Irlande du Nord,Irlanda del Norte,Irlanda del Nord';

const namesOf = cached((languages) => [
  ...languages.split(' ').flatMap(namesIn),
  ...PARTS.split(',').map((name) => ({ code: 'GB', name: foldName(name) })),
]);

/** In Latin letters, a shorter text begins too many names. */
const LETTERS_MIN = 4;

const byRank = (names: readonly ForeignName[], isMeant: (name: string) => boolean, rank: number): Found<string>[] =>
  [...new Set(names.filter(({ name }) => isMeant(name)).map(({ code }) => code))].map((item) => ({ item, rank }));

/**
 * The countries that a text names in another language, or else, with `isBeginning`, those of whose names it is most of the beginning, which
 * are proposed alone.
 */
export const namedAbroad = (typed: string, isBeginning = false): Found<string>[] => {
  const text = foldName(typed);
  const isLatin = /[a-z]/.test(text);
  if (text === '' || (isLatin && text.length < LETTERS_MIN)) return [];
  const names = namesOf(isLatin ? LATIN : OTHERS);
  if (!isBeginning) return byRank(names, (name) => name === text, 0);
  // Half a name may be that of a town: Le Mans begins as Mansaari does, the Isle of Man in Finnish.
  return byRank(names, (name) => name.startsWith(text) && (!isLatin || text.length * 3 >= name.length * 2), 2);
};
