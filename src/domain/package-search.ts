// The search by words in lists of packages.
import { NO_FILTER, type PackageFilter } from './package-filter.ts';
import type { NamedPackage } from './package-name.ts';

/** What narrows the packages on offer: the three filters, and words as typed. */
export type OfferFilter = PackageFilter & { search: string };

export const NO_OFFER_FILTER: OfferFilter = { ...NO_FILTER, search: '' };

/** Lower case, without accents. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a typed text. */
export const searchWords = (text: string): string[] => withoutAccents(text).split(/\s+/).filter(Boolean);

type Names = {
  /** The package's name for the reader. */
  nameOf: (item: NamedPackage) => string;
  countryOf: (code: string) => string;
};

/** The packages whose name, or the name of a country where they work, contains each of the words. */
export const findByWords = <Item extends NamedPackage>(
  items: readonly Item[],
  words: readonly string[],
  { nameOf, countryOf }: Names,
): Item[] => {
  const codes = new Set(items.flatMap(({ includedCountries }) => includedCountries));
  const named = [...codes].map((code) => ({ code, name: withoutAccents(countryOf(code)) }));
  const tests = words.map((word) => ({
    word,
    countries: new Set(named.filter(({ name }) => name.startsWith(word)).map(({ code }) => code)),
  }));
  return items.filter((item) => {
    const name = withoutAccents(nameOf(item));
    return tests.every(
      ({ word, countries }) => name.includes(word) || item.includedCountries.some((code) => countries.has(code)),
    );
  });
};
