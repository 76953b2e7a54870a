// The search of the point of sale: one field for a word, an e-mail address or the ICCID that a scanner types.
import type { NamedPackage } from './package-name.ts';
import { isEmail, isIccid } from './patterns.ts';

export type TillSearch =
  | { kind: 'nothing' }
  | { kind: 'words'; words: readonly string[] }
  /** A number that may become an ICCID. */
  | { kind: 'iccid'; iccid: string; isWhole: boolean }
  | { kind: 'email'; email: string; isWhole: boolean };

/** Fewer digits are looked for in the names of packages. */
const ICCID_DIGITS_MIN = 6;

/** Lower case, without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What the typed text looks for. An ICCID may be printed in groups. */
export const readTillSearch = (text: string): TillSearch => {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'nothing' };
  if (trimmed.includes('@')) return { kind: 'email', email: trimmed, isWhole: isEmail(trimmed) };
  const digits = trimmed.replaceAll(/[\s-]/g, '');
  if (digits.length >= ICCID_DIGITS_MIN && /^\d+$/.test(digits)) {
    return { kind: 'iccid', iccid: digits, isWhole: isIccid(digits) };
  }
  return { kind: 'words', words: plain(trimmed).split(/\s+/) };
};

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
  const named = [...codes].map((code) => ({ code, name: plain(countryOf(code)) }));
  const tests = words.map((word) => ({
    word,
    countries: new Set(named.filter(({ name }) => name.startsWith(word)).map(({ code }) => code)),
  }));
  return items.filter((item) => {
    const name = plain(nameOf(item));
    return tests.every(
      ({ word, countries }) => name.includes(word) || item.includedCountries.some((code) => countries.has(code)),
    );
  });
};
