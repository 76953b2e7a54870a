// Searches lists of packages by words.
import type { CountrySet } from '#contract/storefront/model/countrySet.ts';
import { countriesMeant, meantAmong, namedExactly, otherNamesOf } from './country-search.ts';
import { countrySets } from './coverage-name.ts';
import { toBytes } from './data-volume.ts';
import { filterPackages, type OfferFilter } from './package-filter.ts';
import { foldLetters } from './name-search.ts';
import { isOneLetterOff } from './near-words.ts';
import type { PackageFacts } from './package.ts';
import { type NamedPackage, regionNames } from './package-name.ts';

/** The words of a typed text. */
export const searchWords = (text: string): string[] => foldLetters(text).split(/\s+/).filter(Boolean);

/** A number and its unit with a blank between them, as in names: '5gb' is '5 gb'. */
export const withUnitApart = (word: string): string => word.replaceAll(/(\d)(?=\p{L})/gu, '$1 ');

const unitApart = (word: string): string[] => withUnitApart(word).split(' ');

/** A number matches only where a number begins, so that 5 GB does not find 15 GB or 1.5 GB. */
const holds = (name: string, word: string): boolean => {
  if (!/^\d/.test(word)) return name.includes(word);
  for (let at = name.indexOf(word); at !== -1; at = name.indexOf(word, at + 1)) {
    if (!/[\d.,]/.test(name.charAt(at - 1))) return true;
  }
  return false;
};

const SIZE = /(?<![\d.,])(\d+(?:[.,]\d+)?) ?([tgmk]b)(?!\p{L})/gu;

/** The volumes among the words in bytes, '5gb' and '5 gb' alike, and the other words: 1 GB is neither 10 GB nor unlimited. */
const partsOf = (words: readonly string[]): { parts: string[]; sizes: number[] } => {
  const sizes: number[] = [];
  const rest = words.join(' ').replaceAll(SIZE, (_, number: string, unit: string) => {
    const sizeUnit = unit.toUpperCase() as NamedPackage['sizeUnit'];
    sizes.push(toBytes({ sizeValue: Number(number.replace(',', '.')), sizeUnit }));
    return ' ';
  });
  return { parts: rest.split(' ').filter(Boolean).flatMap(unitApart), sizes };
};

/** Each word of what a region is called, with a blank before it; empty without a region. */
const regionText = (countrySet: CountrySet | null): string =>
  countrySet === null
    ? ''
    : regionNames(countrySet)
        .map((name) => ` ${foldLetters(name)}`)
        .join('');

/** The regions that a word means in any language. */
export const regionsMeant = (word: string): CountrySet[] =>
  countrySets.filter((countrySet) => regionText(countrySet).includes(` ${word}`));

/** The package's name for the reader. */
type NameOf = (item: NamedPackage) => string;

/**
 * Finds the packages whose name contains each of the words, or that work in a country or are of a region that the word
 * means in any language. The texts to
 * search in are prepared once, for the first words: preparing thousands of names takes longer than a key press should.
 */
export const searchIn = <Item extends NamedPackage>(
  items: readonly Item[],
  nameOf: NameOf,
): ((words: readonly string[]) => readonly Item[]) => {
  const makeIndex = () => ({
    countries: [...new Set(items.flatMap(({ includedCountries }) => includedCountries))],
    packages: items.map((item) => ({ item, name: foldLetters(nameOf(item)), region: regionText(item.countrySet) })),
  });
  let index: ReturnType<typeof makeIndex> | undefined;
  return (words) => {
    if (words.length === 0) return items;
    const { countries, packages } = (index ??= makeIndex());
    const { parts, sizes } = partsOf(words);
    const tests = parts.map((word) => ({
      word,
      codes: new Set(meantAmong(word, countries)),
    }));
    // The words together can be the name of a country, such as Viet Nam, or one with its article.
    const named = parts.length > 1 ? namedExactly(parts.join(' ')) : new Set<string>();
    return packages
      .filter(
        ({ item, name, region }) =>
          sizes.every((size) => item.packageType === 'standard' && toBytes(item) === size) &&
          (item.includedCountries.some((code) => named.has(code)) ||
            tests.every(
              ({ word, codes }) =>
                holds(name, word) ||
                region.includes(` ${word}`) ||
                item.includedCountries.some((code) => codes.has(code)),
            )),
      )
      .map(({ item }) => item);
  };
};

/** The folded names of packages, each prepared once. */
const foldedNames = (nameOf: NameOf): NameOf => {
  const known = new Map<NamedPackage, string>();
  return (item) => {
    const name = known.get(item) ?? foldLetters(nameOf(item));
    known.set(item, name);
    return name;
  };
};

/**
 * Puts the packages first of the one country that a word names, then those whose own name contains every word, so that
 * a search for Germany lists worldwide packages last, and DE lists Germany before Denmark; among themselves they keep
 * their order (PKG-145).
 */
export const bestFirst = <Item extends NamedPackage>(
  found: readonly Item[],
  words: readonly string[],
  foldedNameOf: NameOf,
): readonly Item[] => {
  const { parts } = partsOf(words);
  const whole = namedExactly(parts.join(' '));
  const named = parts.map((part) => ({ part, countries: namedExactly(part) }));
  const isOfNamed = ({ includedCountries: [country, ...others] }: Item, name: string): boolean => {
    if (country === undefined || others.length > 0) return false;
    return (
      whole.has(country) ||
      (named.some(({ countries }) => countries.has(country)) &&
        named.every(({ part, countries }) => countries.has(country) || holds(name, part)))
    );
  };
  const rankOf = (item: Item): number => {
    const name = foldedNameOf(item);
    if (isOfNamed(item, name)) return 0;
    return parts.every((part) => holds(name, part)) ? 1 : 2;
  };
  const ranked = Map.groupBy(found, rankOf);
  return [0, 1, 2].flatMap((rank) => ranked.get(rank) ?? []);
};

const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(/[^\p{L}]+/u));

/** All words that packages of a list can be found by. */
const wordsIn = (items: readonly NamedPackage[], nameOf: NameOf): Set<string> => {
  const countries = new Set(items.flatMap(({ includedCountries }) => includedCountries));
  const regions = new Set(items.map(({ countrySet }) => countrySet));
  return new Set(
    wordsOf([
      ...items.map((item) => foldLetters(nameOf(item))),
      ...[...regions].map(regionText),
      ...[...countries].flatMap(otherNamesOf),
    ]),
  );
};

/** A word that was meant in place of a typed one. */
export type Meant = {
  /** Folded, as it was typed. */
  typed: string;
  word: string;
  /** The country that has this name. */
  country?: string;
};

/** What words find; where they find nothing, what is called almost so, and what was meant then. */
export type FoundPackages<Item> = { found: readonly Item[]; similar: readonly Item[]; meant?: readonly Meant[] };

type Correction = { words: string[]; meant: Meant };

/**
 * The words with a wrong letter put right, in each way there is: where they find nothing, and one of them nothing
 * anywhere, a letter of that one may be wrong. Who types the name of a country means no other country.
 */
const corrections = <Item extends NamedPackage>(
  items: readonly Item[],
  nameOf: NameOf,
  find: ReturnType<typeof searchIn<Item>>,
): ((words: readonly string[]) => Correction[]) => {
  const isUnknown = (word: string): boolean =>
    find([word]).length === 0 && countriesMeant(word).length === 0 && regionsMeant(word).length === 0;
  let known: ReadonlySet<string> | undefined;
  return (words) => {
    const wrong = words.find(isUnknown);
    if (wrong === undefined) return [];
    known ??= wordsIn(items, nameOf);
    return [...known]
      .filter((word) => isOneLetterOff(wrong, word))
      .map((other) => {
        const [country, ...more] = namedExactly(other);
        return {
          words: words.map((word) => (word === wrong ? other : word)),
          meant: { typed: wrong, word: other, ...(country !== undefined && more.length === 0 && { country }) },
        };
      });
  };
};

/** Those that are called almost as the words, the best first, and what was meant. */
const findSimilar = <Item>(
  corrections: readonly Correction[],
  find: (words: readonly string[]) => readonly Item[],
): { similar: Item[]; meant: Meant[] } => {
  const found = corrections
    .map(({ words, meant }) => ({ meant, items: find(words) }))
    .filter(({ items }) => items.length > 0);
  return { similar: [...new Set(found.flatMap(({ items }) => items))], meant: found.map(({ meant }) => meant) };
};

/** Finds packages as their lists do, the best first, and those that are called almost so. */
export const findBest = <Item extends NamedPackage>(
  items: readonly Item[],
  nameOf: NameOf,
): ((words: readonly string[]) => FoundPackages<Item>) => {
  const find = searchIn(items, nameOf);
  const correct = corrections(items, nameOf, find);
  const folded = foldedNames(nameOf);
  const findRanked = (words: readonly string[]): readonly Item[] => bestFirst(find(words), words, folded);
  return (words) => {
    const found = findRanked(words);
    if (found.length > 0) return { found, similar: [] };
    return { found, ...findSimilar(correct(words), findRanked) };
  };
};

/** Finds the packages that match the words and the filters, or those that are called almost so: the best first, as `findBest`. */
export const findPackages = <Item extends NamedPackage & PackageFacts>(
  items: readonly Item[],
  nameOf: NameOf,
): ((filter: OfferFilter) => FoundPackages<Item>) => {
  const find = findBest(items, nameOf);
  return (filter) => {
    const words = searchWords(filter.search);
    if (words.length === 0) return { found: filterPackages(items, filter), similar: [] };
    const { found, similar, meant } = find(words);
    const left = filterPackages(similar, filter);
    return { found: filterPackages(found, filter), similar: left, ...(left.length > 0 && meant && { meant }) };
  };
};
