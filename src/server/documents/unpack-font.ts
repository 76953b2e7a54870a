// The font in a WOFF file (W3C, WOFF 1.0). The reader of fonts behind pdfkit takes WOFF as well, but inflates the table of all
// glyphs again for every glyph: most of the time that a receipt took.
import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const fontHeader = 12;
const fontEntry = 16;
const alignment = 4;

type Table = { tag: Buffer; checksum: number; content: Buffer };

const readTable = (woff: Buffer, at: number): Table => {
  const offset = woff.readUInt32BE(at + 4);
  const packedLength = woff.readUInt32BE(at + 8);
  const packed = woff.subarray(offset, offset + packedLength);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    content: packedLength < woff.readUInt32BE(at + 12) ? inflateSync(packed) : packed,
  };
};

const aligned = (length: number): number => Math.ceil(length / alignment) * alignment;

/** The same tables in the same order, none of them compressed. */
export const unpackFont = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, woffHeader + index * woffEntry));
  const directory = fontHeader + count * fontEntry;
  const font = Buffer.alloc(tables.reduce((end, { content }) => end + aligned(content.length), directory));
  woff.copy(font, 0, 4, 8); // the kind of its outlines
  font.writeUInt16BE(count, 4);
  let end = directory;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = fontHeader + index * fontEntry;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(end, at + 8);
    font.writeUInt32BE(content.length, at + 12);
    content.copy(font, end);
    end += aligned(content.length);
  }
  return font;
};
