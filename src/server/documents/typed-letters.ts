// Makes the text of a document the letters that were typed, for copying, searching and reading aloud. Shapers draw one letter with
// the glyphs of others: an Arabic shin is a sin with dots, a Thai AM a ring and an AA. The libraries keep one text for each glyph,
// that of the letter for which it was drawn first, so here a glyph has a number in the document for each text that it is drawn for.

type Glyph = { id: number; advanceWidth: number; codePoints: readonly number[] };

/** Where a glyph is drawn, from where the one before it ended. */
type Position = { xAdvance: number; xOffset: number };

/** A glyph with the text that it is drawn for. */
type Placed = { glyph: Glyph; text: string; position: Position };

/** What pdfkit has of a font: the texts of its glyphs and their widths, by their numbers in the document. */
type EmbeddedFont = {
  font: { getGlyph: (id: number, codePoints?: readonly number[]) => Glyph };
  layout: (text: string) => { glyphs: readonly Glyph[]; positions: readonly Position[] };
  subset: { glyphs: number[] };
  unicode: (readonly number[])[];
  widths: number[];
  scale: number;
  encode: (text: string) => [numbers: string[], positions: Position[]];
};

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A typed character, or what is drawn in another order: the vowel AM around a tone mark, a Burmese consonant behind its vowel. */
type Letter = { typed: string; drawn: readonly string[] };

/** Shapers draw some vowels in parts: those that Unicode takes apart too, and those of Khmer, which begin with a vowel E. */
const partsOf = (text: string): string[] =>
  Array.from(text.normalize('NFD').replaceAll(/(?<!\u17c1)[\u17be\u17bf\u17c0\u17c4\u17c5]/g, '\u17c1$&'));

/** What `splitRuns` put into the order of drawing. */
const REORDERED =
  /\u0e4d([\u0e48-\u0e4b]?)\u0e32|\u0ecd([\u0ec8-\u0ecb]?)\u0eb2|(\u1031?)(\u103c?)([\u1000-\u102a\u103f](?:\u1039[\u1000-\u102a])?)(\u103b?)([\u103d\u103e]*)|./gsu;

const lettersOf = (text: string): Letter[] =>
  [...text.matchAll(REORDERED)].map(
    ([drawn, thai, lao, vowel = '', medialR = '', consonant, medialY = '', others = '']) => {
      let typed = drawn;
      if (thai !== undefined) typed = `${thai}\u0e33`;
      else if (lao !== undefined) typed = `${lao}\u0eb3`;
      else if (consonant !== undefined) typed = consonant + medialY + medialR + others + vowel;
      return { typed, drawn: partsOf(drawn) };
    },
  );

/** A joiner that joined nothing is drawn as a blank without a width. */
const asSet = (characters: readonly string[]): string =>
  characters
    .map((character) => character.replace(/\p{DI}/u, ' '))
    .toSorted()
    .join('');

/** How many letters these characters are, in whatever order; undefined where they are not all of the last one. */
const countOf = (letters: readonly Letter[], characters: readonly string[]): number | undefined => {
  const drawn: string[] = [];
  let count = 0;
  while (drawn.length < characters.length && count < letters.length) drawn.push(...(letters[count++]?.drawn ?? []));
  return asSet(drawn) === asSet(characters) ? count : undefined;
};

/** The typed text of each glyph. Shapers put vowels before the consonant that they follow: the first glyph has the text of all. */
const textsOf = (glyphs: readonly Glyph[], text: string): string[] => {
  const texts = glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
  let letters = lettersOf(text);
  let first = 0;
  for (let index = 0; index < glyphs.length; index += 1) {
    const count = countOf(letters, partsOf(texts.slice(first, index + 1).join('')));
    if (count === undefined) continue;
    const typed = letters
      .slice(0, count)
      .map((letter) => letter.typed)
      .join('');
    texts.splice(first, index + 1 - first, typed, ...Array.from({ length: index - first }, () => ''));
    letters = letters.slice(count);
    first = index + 1;
  }
  return texts;
};

const inReadingOrder = <Item>(items: readonly Item[], text: string): Item[] =>
  RIGHT_TO_LEFT.test(text) ? items.toReversed() : [...items];

const isSilent = ({ text, position }: Placed): boolean => text === '' && position.xAdvance === 0;

/** Dots come last, at the same place: readers of documents find words by letters that are drawn in a row. */
const withDotsLast = (placed: readonly Placed[]): Placed[] => {
  const end = placed.reduce((sum, { position }) => sum + position.xAdvance, 0);
  let at = 0;
  const dots = placed.flatMap((one) => {
    const { position } = one;
    const dot = { ...one, position: { ...position, xOffset: position.xOffset + at - end } };
    at += position.xAdvance;
    return isSilent(one) ? [dot] : [];
  });
  return [...placed.filter((one) => !isSilent(one)), ...dots];
};

/** The same glyph with the characters of this place: the reader of fonts keeps those of the first place. */
const forgetFirstPlace = ({ font }: EmbeddedFont): void => {
  const read = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) =>
    Object.create(read(id, codePoints), { codePoints: { value: codePoints } }) as Glyph;
};

/** Writes the typed letters with the glyphs of this font, the one that a document has chosen. */
export const keepTypedLetters = (document: PDFKit.PDFDocument): void => {
  const { _font: font } = document as unknown as { _font: EmbeddedFont };
  forgetFirstPlace(font);
  const numbers = new Map<string, number>();
  const numberOf = ({ id, advanceWidth }: Glyph, text: string): number => {
    const key = `${id} ${text}`;
    const number = numbers.get(key) ?? font.subset.glyphs.push(id) - 1;
    numbers.set(key, number);
    font.widths[number] ??= advanceWidth * font.scale;
    font.unicode[number] ??= Array.from(text, (character) => character.codePointAt(0) ?? 0);
    return number;
  };
  font.encode = (drawn) => {
    const { glyphs, positions } = font.layout(drawn);
    const texts = inReadingOrder(textsOf(inReadingOrder(glyphs, drawn), drawn), drawn);
    const placed = withDotsLast(
      glyphs.map((glyph, index) => ({
        glyph,
        text: texts[index] ?? '',
        position: positions[index] ?? { xAdvance: 0, xOffset: 0 },
      })),
    );
    const encoded = placed.map(({ glyph, text }) => numberOf(glyph, text).toString(16).padStart(4, '0'));
    return [encoded, placed.map(({ position }) => position)];
  };
};
