// Cuts a line into pieces of one font file each, in the order in which they are drawn from left to right.
import bidiFactory from 'bidi-js';
import { type FontPart, hasCharacter, INTER, partOf } from './fonts.ts';

/** A piece of a line in the order of reading; the shaper of its script turns it round where it reads from the right. */
export type Run = { part: FontPart; text: string };

type Piece = Run & { level: number };

const bidi = bidiFactory();

const samePart = (one: FontPart, other: FontPart): boolean =>
  one.family === other.family && one.subset === other.subset;

/** A mark or a joiner belongs to the letter before it: in another font file it would be drawn beside the letter. */
const isAttached = (character: string): boolean => /[\p{Mark}\u200c\u200d]/u.test(character);

const isRightToLeft = (level: number): boolean => level % 2 === 1;

/** Undefined for a character that no font has: it is left out. */
const runOf = (character: string, level: number, text: string): Run | undefined => {
  // Brackets in a text from the right are drawn as each other.
  const shown = (isRightToLeft(level) && bidi.getMirroredCharacter(character)) || character;
  const part = partOf(shown, text);
  return part && { part, text: shown };
};

/** In the order of reading. A shaper sees whole words, and from the right a blank separates them. */
const piecesOf = (text: string, levels: Uint8Array): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at] ?? 0;
    at += character.length;
    const previous = pieces.at(-1);
    if (previous && isAttached(character) && hasCharacter(previous.part, character)) {
      previous.text += character;
      continue;
    }
    const run = runOf(character, level, text);
    if (!run) continue;
    const goesOn = previous?.level === level && samePart(previous.part, run.part);
    if (goesOn && !(isRightToLeft(level) && run.part.family === INTER)) previous.text += run.text;
    else pieces.push({ ...run, level });
  }
  return pieces;
};

/** Rule L2 of the bidirectional algorithm: from the highest level down, what is at it or above is reversed. */
const inVisualOrder = (pieces: readonly Piece[]): Piece[] => {
  const ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      from = Math.max(from, to);
    }
  }
  return ordered;
};

/**
 * The vowel AM of Thai and Lao in its two parts. The ring belongs below a tone mark that was typed before the vowel, and no
 * shaper of the library knows this.
 */
const withRingsBelowTones = (text: string): string =>
  text
    .replaceAll(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
    .replaceAll(/([\u0ec8-\u0ecb]?)\u0eb3/g, '\u0ecd$1\u0eb2');

/** Burmese writes the vowel E and the sign of a medial R before their consonant, and the library has no shaper for it. */
const withSignsBefore = (text: string): string =>
  text.replaceAll(
    /([\u1000-\u102a\u103f](?:\u1039[\u1000-\u102a])?)(\u103b?)(\u103c?)([\u103d\u103e]*)(\u1031?)/g,
    '$5$3$1$2$4',
  );

/** The pieces of a line from left to right. Its first letter decides on which side it begins. */
export const splitRuns = (line: string): Run[] => {
  const text = withSignsBefore(withRingsBelowTones(line));
  const { levels } = bidi.getEmbeddingLevels(text, 'auto');
  return inVisualOrder(piecesOf(text, levels));
};
