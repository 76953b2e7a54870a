// Sets text of any script that the fonts have. They come in files by subset, so a line is drawn in runs of one file each.
import { clipText } from '#domain/plain-text.ts';
import { shapeCarefully } from './careful-shaper.ts';
import { type FontPart, fontFile, weightIn, type Weight, withBoxes } from './fonts.ts';
import { splitRuns } from './runs.ts';
import { keepTypedLetters } from './typed-letters.ts';

export type Style = { weight?: Weight; size?: number; color?: string };

const ink = '#1b1b1f';
const textSize = 9.5;
const leading = 1.4;
/** The ascent of Inter, as a share of its size. */
const ascent = 0.96875;
const longestText = 400;
/** A letter with its marks is not cut. */
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export type Typesetter = ReturnType<typeof createTypesetter>;

/** Sets text on the current page of a document. Lengths are in points. */
export const createTypesetter = (document: PDFKit.PDFDocument) => {
  const registered = new Set<string>();

  const choose = (part: FontPart, { weight: wanted = 400, size = textSize }: Style): PDFKit.PDFDocument => {
    const weight = weightIn(part, wanted);
    const name = `${part.family}-${part.subset}-${weight}`;
    if (registered.has(name)) return document.font(name).fontSize(size);
    document.registerFont(name, fontFile(part, weight)).font(name).fontSize(size);
    shapeCarefully(document);
    keepTypedLetters(document);
    registered.add(name);
    return document;
  };

  const widthOf = (text: string, style: Style): number =>
    splitRuns(text).reduce((width, run) => width + choose(run.part, style).widthOfString(run.text), 0);

  /** Splits a word that is wider than the line. */
  const cut = (word: string, width: number, style: Style): string[] => {
    if (widthOf(word, style) <= width) return [word];
    const pieces = [''];
    for (const { segment: character } of graphemes.segment(word)) {
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
      const font = choose(run.part, style).fillColor(style.color ?? ink);
      // Fonts of other scripts rise higher: all of a line stand on one baseline.
      font.text(run.text, left, y + ascent * (style.size ?? textSize), { lineBreak: false, baseline: 'alphabetic' });
      left += font.widthOfString(run.text);
    }
  };

  return {
    /** The lines of a user's text within a width: plain, never wider, at least one. */
    lay: (text: string, width: number, style: Style = {}): string[] =>
      wrap(clipText(withBoxes(text.normalize('NFC')), longestText), width, style),
    heightOf: ({ size = textSize }: Style = {}): number => size * leading,
    /** Draws one line from its left end, or with `right` up to its right end. */
    draw: (line: string, x: number, y: number, style: Style & { right?: boolean } = {}): void =>
      drawLine(line, style.right ? x - widthOf(line, style) : x, y, style),
  };
};
