// Countries as people write them in a field: with blanks and short forms of their own, or with one letter wrong.
import { COUNTRIES } from './countries.ts';
import { namedAbroad } from './country-languages.ts';
import { isMoreThanACountry, otherNamesOf, wholeFirst } from './country-search.ts';
import { findByName, foldName, type Found, onlyBest } from './name-search.ts';

const SHORT_FORMS: Readonly<Record<string, string>> = {
  dem: 'democratic',
  fed: 'federated',
  is: 'islands',
  n: 'north',
  rep: 'republic',
  s: 'south',
  utd: 'united',
};

/** A folded text with its short forms spelled out: 'rep of ireland' is 'republic of ireland'. */
const spelledOut = (text: string): string =>
  text
    .split(' ')
    .map((word) => SHORT_FORMS[word] ?? word)
    .join(' ');

/** Without blanks, and without the words between others: 'Cote d Ivoire' is 'Côte d’Ivoire', 'Trinidad Tobago' has no 'and'. */
const joined = (name: string): string => name.replaceAll(/\b(?:of|the|and|und|von|der)\b| /g, '') || name;

/** A name that is written as in registers: 'Korea, Republic of' is 'Republic of Korea'. */
const turned = (typed: string): string => typed.replace(/^([^,]+),([^,]+)$/, '$2 $1');

/** Shorter names are one letter away from too many others. */
const MISSPELT_LENGTH_MIN = 6;

/** Whether two words differ by one letter: another, a missing or an added one, or two that changed places. */
const isOneLetterOff = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1);
};

/** In a longer name three letters next to each other may be wrong. */
const SLIP_LENGTH_MIN = 10;

/** Whether all but three letters of the longer one are the beginning and the end of both. */
const hasOneSlip = (one: string, other: string): boolean => {
  const length = Math.max(one.length, other.length);
  let start = 0;
  while (start < length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return length - start - end <= 3;
};

const isMisspelt = (text: string, name: string): boolean =>
  isOneLetterOff(text, name) || (name.length >= SLIP_LENGTH_MIN && hasOneSlip(text, name));

/** Whether each word of a text begins the word of a name at its place: 'Ver. Arab. Emirate'. */
const isAbbreviated = (text: string, name: string): boolean => {
  const [words, whole] = [text.split(' '), name.split(' ')];
  return words.length > 1 && words.length === whole.length && words.every((word, at) => whole[at]?.startsWith(word));
};

type NamesOf<Item> = (item: Item) => readonly string[];

const findBy = <Item>(
  items: readonly Item[],
  namesOf: NamesOf<Item>,
  rankOf: (name: string) => number | undefined,
): Found<Item>[] =>
  items
    .flatMap((item) => {
      const ranks = namesOf(item).flatMap((name) => (name === '' ? [] : (rankOf(joined(name)) ?? [])));
      return ranks.length === 0 ? [] : [{ item, rank: Math.min(...ranks) }];
    })
    .sort((one, other) => one.rank - other.rank);

/** What stands for these countries, which have their code among their names. */
const itemsOf = <Item>(
  found: readonly Found<string>[],
  items: readonly Item[],
  namesOf: NamesOf<Item>,
): Found<Item>[] =>
  found.flatMap(({ item: code, rank }) =>
    items.filter((item) => namesOf(item).includes(code.toLowerCase())).map((item) => ({ item, rank })),
  );

/**
 * What the typed text means, as `findByName` finds it, a whole name in another language first; where that is nothing, what it means
 * in another spelling, and at last a name that is misspelt or only begun in another language. Such a one has rank 2: it is proposed, and never taken by itself.
 */
export const findSpelled = <Item>(typed: string, items: readonly Item[], namesOf: NamesOf<Item>): Found<Item>[] => {
  if (isMoreThanACountry(typed)) return [];
  const found = wholeFirst(findByName(typed, items, namesOf), () => itemsOf(namedAbroad(typed), items, namesOf));
  if (found.length > 0) return found;
  for (const text of [foldName(typed), foldName(turned(typed))].map(spelledOut).map(joined)) {
    const spelled = findBy(items, namesOf, (name) => {
      if (name === text) return 0;
      return name.startsWith(text) ? 2 : undefined;
    });
    if (spelled.length > 0) return spelled;
  }
  const folded = foldName(typed);
  const short = items.filter((item) => namesOf(item).some((name) => isAbbreviated(folded, name)));
  if (short.length > 0) return short.map((item) => ({ item, rank: 2 }));
  const text = joined(folded);
  const misspelt = findBy(items, namesOf, (name) =>
    // More behind a whole name is no slip: VAL-002 refuses 'Germanyy'.
    name.length >= MISSPELT_LENGTH_MIN && !text.startsWith(name) && isMisspelt(text, name) ? 2 : undefined,
  );
  return misspelt.length > 0 ? misspelt : itemsOf(namedAbroad(typed, true), items, namesOf);
};

const findCountries = (text: string): Found<string>[] =>
  foldName(text) === '' ? [] : findSpelled(text, COUNTRIES, (code) => ['', ...otherNamesOf(code)]);

/** The country that a typed text names, if it is one alone. */
export const countryNamed = (text: string): string | undefined => {
  const [first, next] = findCountries(text);
  return first?.rank === 0 && next?.rank !== 0 ? first.item : undefined;
};

/** More are no help. */
const PROPOSALS_MAX = 3;

/** The countries that a typed text which names none of them may mean; none where it could mean many. */
export const countriesProposed = (text: string): readonly string[] => {
  const found = findCountries(text).map(({ item }) => item);
  return found.length > PROPOSALS_MAX ? [] : found;
};

/** The country that a typed text can only mean, though it is not a name: its beginning, or a misspelt one. */
export const countryMeant = (text: string): string | undefined => onlyBest(findCountries(text));
