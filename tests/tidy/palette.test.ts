// Style sheets cannot import the palette: each of their copies is the palette's colour.
import { describe, expect, test } from 'vitest';
import { palette, type Theme } from '#domain/palette.ts';
import { contentOf } from './source-tree.ts';

type Name = keyof typeof palette;

/** Shorter names, on pages that the server renders. */
const names: Readonly<Record<string, string>> = {
  muted: 'ink-muted',
  control: 'line-control',
  'control-line': 'line-control',
};
const isName = (name: string): name is Name => Object.hasOwn(palette, name);
const sixDigits = (colour: string): string =>
  colour.length === 4 ? colour.replaceAll(/[\da-f]/g, (digit) => digit + digit) : colour;

/** The colours that a part of a style sheet declares, by the names of the palette. */
const declaredIn = (css: string): [name: string, colour: string][] =>
  [...css.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name = '', colour = '']) => [
    names[name] ?? name,
    sixDigits(colour),
  ]);

const darkPart = /@media \(prefers-color-scheme: dark\) \{\n[^@]*?\n\}\n/;

test('the token sheet of the app has the colours of the palette', () => {
  const css = contentOf('src/web/ui/tokens.css');
  const tokens = [...css.matchAll(/--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)];
  const declared = tokens.map(([, name = '', light = '', dark = '', both = '']) => [
    name,
    { light: light || both, dark: dark || both },
  ]);
  expect(Object.fromEntries(declared)).toMatchObject(palette);
});

describe.each([
  'src/traveller/styles/frame.css',
  'src/server/http/pages/assets/base.css',
  'src/server/http/pages/assets/reference.css',
])('%s', (file) => {
  const css = contentOf(file);
  const [dark = ''] = darkPart.exec(css) ?? [];

  test.each<[Theme, string]>([
    ['light', css.replace(darkPart, '')],
    ['dark', dark],
  ])('has the %s colours of the palette', (theme, part) => {
    const declared = declaredIn(part);
    expect(declared.length).toBeGreaterThan(3);
    for (const [name, colour] of declared) expect([name, colour]).toEqual([name, isName(name) && palette[name][theme]]);
  });
});

test('the pages before the app and the icon of the store have colours of the palette', () => {
  expect(contentOf('src/web/public/favicon.svg')).toContain(palette.accent.light);
  for (const page of ['src/web/index.html', 'src/web/oidc-callback.html'])
    expect(contentOf(page)).toContain(palette.surface.dark);
});
