// Keeps the shaper of fonts from stopping at what it does not know: a document with a letter drawn plainly is better than none.

type Glyph = { advanceWidth: number };
type Positioned = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
type Shaped = { glyphs: readonly Glyph[]; positions: readonly Positioned[]; advanceWidth: number };

/** What fontkit has of a font. */
type ShapedFont = {
  layout: (text: string, ...options: readonly unknown[]) => Shaped;
  glyphsForString: (text: string) => Glyph[];
  _layoutEngine: { engine?: { GPOSProcessor?: MarkPlacer | null } };
};

type MarkPlacer = {
  applyAnchor: (mark: { markAnchor: object | null }, base: object | null, index: number) => void;
};

/** Each letter by itself, one after the other. */
const setPlainly = (font: ShapedFont, text: string): Shaped => {
  const glyphs = font.glyphsForString(text);
  const positions = glyphs.map(({ advanceWidth }) => ({
    xAdvance: advanceWidth,
    yAdvance: 0,
    xOffset: 0,
    yOffset: 0,
  }));
  return { glyphs, positions, advanceWidth: positions.reduce((width, { xAdvance }) => width + xAdvance, 0) };
};

/**
 * For the font that a document has chosen. Fonts of Khmer, Gurmukhi and Telugu have letters without a place for a mark, at which
 * the shaper would fail; and it cannot read the rules by which Mongolian letters join.
 */
export const shapeCarefully = (document: PDFKit.PDFDocument): void => {
  const {
    _font: { font },
  } = document as unknown as { _font: { font: ShapedFont } };
  const { _layoutEngine: layoutEngine } = font;
  const placer = layoutEngine.engine?.GPOSProcessor;
  if (placer) {
    const place = placer.applyAnchor.bind(placer);
    placer.applyAnchor = (mark, base, index) => {
      if (base && mark.markAnchor) place(mark, base, index);
    };
  }
  const shape = font.layout.bind(font);
  font.layout = (text, ...options) => {
    try {
      return shape(text, ...options);
    } catch {
      return setPlainly(font, text);
    }
  };
};
