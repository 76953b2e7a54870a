// Names that people type and others read, in messages, on pages and in documents (VAL-079): one line that says what it
// is, without signs that hide or turn text around, and without addresses, so that nobody has the store pass on a link.
import { hasAddress, type NamedThing } from './address-in-text.ts';
import { clipText, foldLetters, hasUnseenSigns, keptText } from './plain-text.ts';

/** A name is not shown beyond this. */
export const SHOWN_NAME_MAX = 100;

/**
 * What is wrong with a name: signs that cannot be seen, or letters that imitate others; or an address that leads away.
 */
export type NameFault = 'nameSigns' | 'nameAddress';

/**
 * The scripts of everyday languages: those that Unicode recommends for names (UAX 31, table 5), and Mongolian. Whole names
 * in others, such as Lisu or Deseret, are read as Latin ones.
 */
const EVERYDAY =
  `Common|Inherited|Arabic|Armenian|Bengali|Bopomofo|Cyrillic|Devanagari|Ethiopic|Georgian|Greek|Gujarati|Gurmukhi|Han
  Hangul|Hebrew|Hiragana|Kannada|Katakana|Khmer|Lao|Latin|Malayalam|Mongolian|Myanmar|Oriya|Sinhala|Tamil|Telugu|Thaana|Thai|Tibetan`
    .split(/[|\s]+/u)
    .map((script) => String.raw`\p{Script=${script}}`)
    .join('');
const IN_OTHER_SCRIPT = new RegExp(`[^${EVERYDAY}]`, 'u');

/** Letters of these look alike. */
const ALPHABETS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian'].map(
  (script) => new RegExp(String.raw`\p{Script=${script}}`, 'u'),
);

/** Whether a word mixes letters of two alphabets that look alike, like a word that imitates another. */
const hasMixedWord = (name: string): boolean =>
  foldLetters(name)
    .split(/[^\p{L}\p{M}]/u)
    .some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);

/** What is wrong with a name that others read; undefined when nothing is. An empty one has no fault. */
export const faultOfName = (name: string, of: NamedThing = 'other'): NameFault | undefined => {
  if (hasUnseenSigns(name)) return 'nameSigns';
  if (hasAddress(name, of)) return 'nameAddress';
  return IN_OTHER_SCRIPT.test(name) || hasMixedWord(name) ? 'nameSigns' : undefined;
};

/** How a name that was typed is kept: as every text, and in usual letters. */
export const keptName = (name: string): string => keptText(foldLetters(name));

/**
 * How to show a name that was stored before there was a rule: one line, or nothing if it breaks another part of the
 * rule. Some brands are called as companies may be.
 */
export const safeName = (name: string): string => {
  const line = clipText(foldLetters(name), SHOWN_NAME_MAX);
  return hasAddress(name, 'company') || faultOfName(line, 'company') !== undefined ? '' : line;
};

/** A name in a message: of a company that is called like an address, mail programs make no link. */
export const unlinked = (name: string): string => name.replaceAll(/\.(?=\S)/gu, '.\u2060');
