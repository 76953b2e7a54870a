// The text of a PDF by pdfkit, as copying it would give.
import { inflateSync } from 'node:zlib';

type Objects = Map<string, string>;

/** Every object by its number; streams are unpacked. */
const objectsOf = (pdf: Uint8Array): Objects => {
  const source = Buffer.from(pdf).toString('latin1');
  const objects: Objects = new Map();
  for (const [, id = '', content = ''] of source.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)) {
    const [, head = '', packed] = /^(.*?)stream\n(.*)\nendstream/s.exec(content) ?? [];
    const isPacked = packed !== undefined && head.includes('/FlateDecode');
    objects.set(id, isPacked ? `${head}${inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')}` : content);
  }
  return objects;
};

const referred = (objects: Objects, text: string, name: string): string =>
  objects.get(new RegExp(String.raw`/${name} (\d+) 0 R`).exec(text)?.[1] ?? '') ?? '';

const fromUtf16 = (hex: string): string => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** The characters of a font by the number of their glyph. */
const charactersOf = (objects: Objects, font: string): string[] =>
  [...referred(objects, font, 'ToUnicode').matchAll(/^<\w{4}> <\w{4}> \[(.*)\]$/gm)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\w ]*)>/g)].map(([, hex = '']) => fromUtf16(hex)),
  );

const textOfPage = (objects: Objects, page: string): string => {
  const resources = referred(objects, page, 'Resources');
  const fonts = /\/Font <<(.*?)>>/s.exec(resources)?.[1] ?? '';
  const content = referred(objects, page, 'Contents');
  let characters: string[] = [];
  let text = '';
  // Letters that a shaper has placed are shown one by one, in the font of before.
  for (const [, name, shown = ''] of content.matchAll(/\/(F\d+) \S+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) characters = charactersOf(objects, referred(objects, fonts, name));
    const glyphs = [...shown.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    text += glyphs.map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '\uFFFD').join('');
  }
  return text;
};

/** The text of each page, in drawing order, without separators. */
export const pdfPages = (pdf: Uint8Array): string[] => {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter((object) => /\/Type \/Page\b/.test(object))
    .map((page) => textOfPage(objects, page));
};
