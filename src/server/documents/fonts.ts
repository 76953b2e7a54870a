// The fonts of documents: Inter, for scripts that Inter does not have one of Noto for each, and Noto Emoji. Their packages come in files by
// subset, and each file is read when the first character needs it.
import { readFileSync } from 'node:fs';
import { unpackFont } from './unpack-font.ts';

export type Weight = 400 | 600;

/** A file of a package, without its weight. */
export type FontPart = { family: string; subset: string };

export const INTER = '@fontsource/inter';

type CodeRange = { first: number; last: number };

type Script = {
  /** The characters that begin a search in this family. */
  characters: RegExp;
  family: string;
  /** Decides between families that have the same characters in other forms. */
  where?: RegExp;
};

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;
const eastAsian =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Emoji, and what pairs of letters for flags, skins, keys and heraldry of regions are made of. */
const emoji = /[\p{Emoji}\p{Emoji_Component}]/u;

/** What is printed for a character that no font has. */
const BOX = '□';

/**
 * Each script that is official or written every day somewhere. Chinese, Japanese and Korean write the same characters in other
 * forms, which the rest of the text decides on.
 */
const scripts: readonly Script[] = [
  { characters: /\p{Script_Extensions=Arabic}/u, family: '@fontsource/noto-sans-arabic' },
  { characters: /\p{Script_Extensions=Hebrew}/u, family: '@fontsource/noto-sans-hebrew' },
  { characters: /\p{Script_Extensions=Thai}/u, family: '@fontsource/noto-sans-thai' },
  { characters: /\p{Script_Extensions=Devanagari}/u, family: '@fontsource/noto-sans-devanagari' },
  { characters: /\p{Script_Extensions=Georgian}/u, family: '@fontsource/noto-sans-georgian' },
  { characters: /\p{Script_Extensions=Armenian}/u, family: '@fontsource/noto-sans-armenian' },
  { characters: /\p{Script_Extensions=Bengali}/u, family: '@fontsource/noto-sans-bengali' },
  { characters: /\p{Script_Extensions=Gurmukhi}/u, family: '@fontsource/noto-sans-gurmukhi' },
  { characters: /\p{Script_Extensions=Gujarati}/u, family: '@fontsource/noto-sans-gujarati' },
  { characters: /\p{Script_Extensions=Oriya}/u, family: '@fontsource/noto-sans-oriya' },
  { characters: /\p{Script_Extensions=Tamil}/u, family: '@fontsource/noto-sans-tamil' },
  { characters: /\p{Script_Extensions=Telugu}/u, family: '@fontsource/noto-sans-telugu' },
  { characters: /\p{Script_Extensions=Kannada}/u, family: '@fontsource/noto-sans-kannada' },
  { characters: /\p{Script_Extensions=Malayalam}/u, family: '@fontsource/noto-sans-malayalam' },
  { characters: /\p{Script_Extensions=Sinhala}/u, family: '@fontsource/noto-sans-sinhala' },
  { characters: /\p{Script_Extensions=Lao}/u, family: '@fontsource/noto-sans-lao' },
  { characters: /\p{Script_Extensions=Khmer}/u, family: '@fontsource/noto-sans-khmer' },
  { characters: /\p{Script_Extensions=Myanmar}/u, family: '@fontsource/noto-sans-myanmar' },
  { characters: /\p{Script_Extensions=Ethiopic}/u, family: '@fontsource/noto-sans-ethiopic' },
  { characters: /\p{Script_Extensions=Thaana}/u, family: '@fontsource/noto-sans-thaana' },
  { characters: /\p{Script_Extensions=Mongolian}/u, family: '@fontsource/noto-sans-mongolian' },
  { characters: /\p{Script_Extensions=Tifinagh}/u, family: '@fontsource/noto-sans-tifinagh' },
  { characters: /\p{Script_Extensions=Nko}/u, family: '@fontsource/noto-sans-nko' },
  { characters: /\p{Script_Extensions=Cherokee}/u, family: '@fontsource/noto-sans-cherokee' },
  { characters: /\p{Script_Extensions=Canadian_Aboriginal}/u, family: '@fontsource/noto-sans-canadian-aboriginal' },
  { characters: /\p{Script_Extensions=Ol_Chiki}/u, family: '@fontsource/noto-sans-ol-chiki' },
  { characters: /\p{Script_Extensions=Meetei_Mayek}/u, family: '@fontsource/noto-sans-meetei-mayek' },
  // Tibetan has no Noto Sans.
  { characters: /\p{Script_Extensions=Tibetan}/u, family: '@fontsource/noto-serif-tibetan' },
  { characters: eastAsian, family: '@fontsource/noto-sans-jp', where: kana },
  { characters: eastAsian, family: '@fontsource/noto-sans-kr', where: hangul },
  { characters: eastAsian, family: '@fontsource/noto-sans-sc' },
  // What one of them lacks, another one may have.
  { characters: eastAsian, family: '@fontsource/noto-sans-jp' },
  { characters: eastAsian, family: '@fontsource/noto-sans-kr' },
  { characters: emoji, family: '@fontsource/noto-emoji' },
  { characters: /□/u, family: '@fontsource/noto-sans-jp' },
];

const resolve = (file: string): URL => new URL(import.meta.resolve(file));

const parseRanges = (text: string): CodeRange[] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });

const families = new Map<string, ReadonlyMap<string, CodeRange[]>>();

/** The subsets of a family with their ranges. Those with numbers, of many characters, are named as [4]. */
const subsetsOf = (family: string): ReadonlyMap<string, CodeRange[]> => {
  const known = families.get(family);
  if (known) return known;
  const ranges = JSON.parse(readFileSync(resolve(`${family}/unicode.json`), 'utf8')) as Record<string, string>;
  const subsets = new Map(
    Object.entries(ranges).map(([name, text]) => [name.replaceAll(/[[\]]/g, ''), parseRanges(text)] as const),
  );
  families.set(family, subsets);
  return subsets;
};

const partIn = (family: string, character: string): FontPart | undefined => {
  const code = character.codePointAt(0) ?? 0;
  for (const [subset, ranges] of subsetsOf(family)) {
    if (ranges.some(({ first, last }) => code >= first && code <= last)) return { family, subset };
  }
  return undefined;
};

/** Whether this file has the character. */
export const hasCharacter = ({ family, subset }: FontPart, character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return (
    subsetsOf(family)
      .get(subset)
      ?.some(({ first, last }) => code >= first && code <= last) ?? false
  );
};

/** The file that has a character of this text; undefined where none has. */
export const partOf = (character: string, text: string): FontPart | undefined => {
  const inter = partIn(INTER, character);
  if (inter) return inter;
  for (const { characters, family, where } of scripts) {
    if (!characters.test(character) || (where && !where.test(text))) continue;
    const found = partIn(family, character);
    if (found) return found;
  }
  return undefined;
};

/** The characters of a text that no font has. Signs that choose a form are not missed. */
export const charactersWithoutFont = (text: string): string[] =>
  [...new Set(text)].filter((character) => !/\p{DI}/u.test(character) && !partOf(character, text));

/** A text with a box in the place of each of them; signs that are not seen are left out. */
export const withBoxes = (text: string): string => {
  const missing = new Set(charactersWithoutFont(text));
  const shown = (character: string): string => (/[\p{Cc}\p{Cf}]/u.test(character) ? '' : BOX);
  return Array.from(text, (character) => (missing.has(character) ? shown(character) : character)).join('');
};

/** Texts in other scripts are short, and bold is not worth a second set of files. */
export const weightIn = ({ family }: FontPart, weight: Weight): Weight => (family === INTER ? weight : 400);

const files = new Map<string, Buffer>();

export const fontFile = ({ family, subset }: FontPart, weight: Weight): Buffer => {
  const name = `${family}/files/${family.replace('@fontsource/', '')}-${subset}-${weight}-normal.woff`;
  const file = files.get(name) ?? unpackFont(readFileSync(resolve(name)));
  files.set(name, file);
  return file;
};
