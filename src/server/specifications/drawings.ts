// The store's mark, logo and badge as images that need no fonts: letters are drawn as outlines.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import { create, type Font } from 'fontkit';
import { palette, type Theme } from '#domain/palette.ts';
import { escaped } from '../http/markup.ts';

type Drawing = { width: number; height: number; content: string };

const { resolve } = createRequire(import.meta.url);

const readFont = (weight: 500 | 600): Font =>
  create(readFileSync(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)));

const fonts = { regular: readFont(500), strong: readFont(600) };

/** Two decimals are more precise than any screen. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A line of text, its baseline at 0. Empty when the font lacks one of its letters. */
const letters = (text: string, size: number, colour: string, weight: keyof typeof fonts): Drawing => {
  const font = fonts[weight];
  const { glyphs, positions } = font.layout(text);
  if (glyphs.some(({ id }) => id === 0)) return { width: 0, height: size, content: '' };
  const scale = size / font.unitsPerEm;
  let x = 0;
  const outlines = glyphs.map((glyph, at) => {
    const outline = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`;
    x += positions[at]?.xAdvance ?? 0;
    return outline;
  });
  const content = `<g fill="${colour}" transform="scale(${rounded(scale * 1e4) / 1e4} -${rounded(scale * 1e4) / 1e4})">${outlines.join('')}</g>`;
  return { width: rounded(x * scale), height: size, content };
};

const at = (x: number, y: number, content: string): string => `<g transform="translate(${x} ${y})">${content}</g>`;

/** The SIM card of the app's brand, 32 by 32. */
const mark = (theme: Theme): Drawing => ({
  width: 32,
  height: 32,
  content: [
    `<rect width="32" height="32" rx="6" fill="${palette.accent[theme]}"/>`,
    `<g transform="translate(6 6) scale(0.8333)" fill="none" stroke="${palette['on-accent'][theme]}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">`,
    '<path d="M12 14v4M8 14h8M14.172 2a2 2 0 0 1 1.414.586l3.828 3.828A2 2 0 0 1 20 7.828V20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z"/>',
    '<rect x="8" y="10" width="8" height="8" rx="2"/></g>',
  ].join(''),
});

const gap = 10;

/** The mark with the name beside it. */
const logo = (storeName: string, theme: Theme): Drawing => {
  const name = letters(storeName, 22, palette.ink[theme], 'strong');
  const content = mark(theme).content + at(32 + gap, 24, name.content);
  return { width: name.width === 0 ? 32 : 32 + gap + name.width, height: 32, content };
};

/** "eSIM by", the mark and the name, in a frame. */
const badge = (storeName: string, line: string, theme: Theme): Drawing => {
  const words = letters(line, 11, palette['ink-muted'][theme], 'regular');
  const name = letters(storeName, 18, palette.ink[theme], 'strong');
  const width = 12 + 32 + gap + Math.max(words.width, name.width) + 16;
  const content = [
    `<rect x="0.5" y="0.5" width="${rounded(width - 1)}" height="55" rx="10" fill="${palette.surface[theme]}" stroke="${palette.line[theme]}"/>`,
    at(12, 12, mark(theme).content),
    at(12 + 32 + gap, 22, words.content),
    at(12 + 32 + gap, 41, name.content),
  ];
  return { width, height: 56, content: content.join('') };
};

const svg = (title: string, { width, height, content }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${rounded(width)}" height="${height}" viewBox="0 0 ${rounded(width)} ${height}" role="img"><title>${escaped(title)}</title>${content}</svg>\n`;

export const drawMark = (storeName: string, theme: Theme): string => svg(storeName, mark(theme));

export const drawLogo = (storeName: string, theme: Theme): string => svg(storeName, logo(storeName, theme));

export const drawBadge = (storeName: string, line: string, theme: Theme): string =>
  svg(`${line} ${storeName}`, badge(storeName, line, theme));

/** An image in pixels, with a transparent background. */
export const toPng = async (picture: string, height: number): Promise<Uint8Array> =>
  (await renderAsync(picture, { fitTo: { mode: 'height', value: height }, font: { loadSystemFonts: false } })).asPng();
