// Sets text of any script that Inter has. Its font comes in files by subset, so a line is drawn in runs of one file
// each.
import { readFileSync } from 'node:fs';
import ranges from '@fontsource/inter/unicode.json' with { type: 'json' };
import { clipText } from '#domain/plain-text.ts';
import { unpackFont } from './unpack-font.ts';

type Weight = 400 | 600;

export type Style = { weight?: Weight; size?: number; color?: string };

const subsets = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
type Subset = (typeof subsets)[number];

const ink = '#1b1b1f';
const textSize = 9.5;
const leading = 1.4;
/** Replaces a character that the font does not have. */
const substitute = '?';
const longestText = 400;

type CodeRange = { first: number; last: number };

const parseRanges = (text: string): CodeRange[] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });

const rangesOf = new Map<Subset, CodeRange[]>(subsets.map((subset) => [subset, parseRanges(ranges[subset])]));

const subsetOf = (character: string): Subset | undefined => {
  const code = character.codePointAt(0) ?? 0;
  return subsets.find((subset) => rangesOf.get(subset)?.some(({ first, last }) => code >= first && code <= last));
};

type Run = { subset: Subset; text: string };

/** Runs of one font file each, in order. */
const splitRuns = (text: string): Run[] => {
  const runs: Run[] = [];
  for (const character of text) {
    const subset = subsetOf(character);
    const run: Run = subset ? { subset, text: character } : { subset: 'latin', text: substitute };
    const previous = runs.at(-1);
    if (previous?.subset === run.subset) previous.text += run.text;
    else runs.push(run);
  }
  return runs;
};

const fontFiles = new Map<string, Buffer>();

const fontFile = (subset: Subset, weight: Weight): Buffer => {
  const name = `${subset}-${weight}`;
  const file =
    fontFiles.get(name) ??
    unpackFont(readFileSync(new URL(import.meta.resolve(`@fontsource/inter/files/inter-${name}-normal.woff`))));
  fontFiles.set(name, file);
  return file;
};

export type Typesetter = ReturnType<typeof createTypesetter>;

/** Sets text on the current page of a document. Lengths are in points. */
export const createTypesetter = (document: PDFKit.PDFDocument) => {
  const registered = new Set<string>();

  const choose = (subset: Subset, { weight = 400, size = textSize }: Style): PDFKit.PDFDocument => {
    const name = `${subset}-${weight}`;
    if (!registered.has(name)) document.registerFont(name, fontFile(subset, weight));
    registered.add(name);
    return document.font(name).fontSize(size);
  };

  const widthOf = (text: string, style: Style): number =>
    splitRuns(text).reduce((width, run) => width + choose(run.subset, style).widthOfString(run.text), 0);

  /** Splits a word that is wider than the line. */
  const cut = (word: string, width: number, style: Style): string[] => {
    if (widthOf(word, style) <= width) return [word];
    const pieces = [''];
    for (const character of word) {
      const longer = `${pieces.at(-1)}${character}`;
      if (widthOf(longer, style) <= width) pieces[pieces.length - 1] = longer;
      else pieces.push(character);
    }
    return pieces;
  };

  const wrap = (text: string, width: number, style: Style): string[] => {
    const lines: string[] = [];
    for (const word of text.split(' ').flatMap((word) => cut(word, width, style))) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart();
      if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };

  const drawLine = (text: string, x: number, y: number, style: Style): void => {
    let left = x;
    for (const run of splitRuns(text)) {
      const font = choose(run.subset, style).fillColor(style.color ?? ink);
      font.text(run.text, left, y, { lineBreak: false });
      left += font.widthOfString(run.text);
    }
  };

  return {
    /** The lines of a user's text within a width: plain, never wider, at least one. */
    lay: (text: string, width: number, style: Style = {}): string[] =>
      wrap(clipText(text.normalize('NFC'), longestText), width, style),
    heightOf: ({ size = textSize }: Style = {}): number => size * leading,
    /** Draws one line from its left end, or with `right` up to its right end. */
    draw: (line: string, x: number, y: number, style: Style & { right?: boolean } = {}): void =>
      drawLine(line, style.right ? x - widthOf(line, style) : x, y, style),
  };
};
