import { expect, test } from 'vitest';
import { hasTooManyPixels, isLogoHash, logoDrawing, shapeFlaw } from '#domain/logo.ts';
import { isSeenOn, logoColors } from '#domain/logo-colors.ts';

const whole = (width: number, height: number) => ({ x: 0, y: 0, width, height });

test.each([
  ['a small one as it is', { width: 100, height: 50 }, 'whole', whole(100, 50), { width: 100, height: 50 }],
  ['a large one smaller', { width: 4_000, height: 3_000 }, 'whole', whole(4_000, 3_000), { width: 192, height: 144 }],
  [
    'a wide one as wide as it is shown',
    { width: 6_400, height: 64 },
    'whole',
    whole(6_400, 64),
    { width: 640, height: 6 },
  ],
  ['a line by one pixel', { width: 10_000, height: 1 }, 'whole', whole(10_000, 1), { width: 640, height: 1 }],
  [
    'the middle of a wide one',
    { width: 300, height: 100 },
    { squareAt: 0.5 },
    { x: 100, y: 0, width: 100, height: 100 },
    { width: 100, height: 100 },
  ],
  [
    'the lower end of a high one',
    { width: 200, height: 500 },
    { squareAt: 1 },
    { x: 0, y: 300, width: 200, height: 200 },
    { width: 144, height: 144 },
  ],
] as const)('a picture is drawn for a logo: %s', (_what, size, cut, source, target) => {
  expect(logoDrawing(size, cut)).toEqual({ source, target });
});

test('a logo is known by 64 hex digits', () => {
  expect(isLogoHash('0a'.repeat(32))).toBe(true);
  for (const text of ['', '0a'.repeat(31), '0A'.repeat(32), `${'0a'.repeat(32)}\n`, '../'.repeat(21)]) {
    expect(isLogoHash(text)).toBe(false);
  }
});

const GREEN = [11, 110, 79, 255];
const ORANGE = [255, 176, 0, 255];
const GREY = [120, 120, 120, 255];
const WHITE = [255, 255, 255, 255];
const CLEAR = [200, 0, 0, 0];

const picture = (...parts: [pixel: readonly number[], times: number][]): number[] =>
  parts.flatMap(([pixel, times]) => Array.from({ length: times }, () => pixel).flat());

test('the colours that stand out in a logo are proposed, the strongest first', () => {
  const logo = picture([WHITE, 900], [CLEAR, 900], [GREY, 40], [GREEN, 100], [[13, 108, 80, 255], 50], [ORANGE, 30]);
  expect(logoColors(logo)).toEqual(['#0b6e4f', '#ffb000', '#787878']);
  expect(logoColors(picture([WHITE, 10], [CLEAR, 10]))).toEqual([]);
  expect(logoColors([])).toEqual([]);
});

test('shades of one colour are proposed once', () => {
  expect(logoColors(picture([GREEN, 9], [[30, 120, 90, 255], 8], [[0, 100, 70, 255], 7]))).toEqual(['#0b6e4f']);
});

test.each([
  [{ width: 8_064, height: 6_048 }, false],
  [{ width: 20_000, height: 20_000 }, true],
  [{ width: 1, height: 50_000_001 }, true],
])('a picture of %o is refused: %s', (size, isRefused) => {
  expect(hasTooManyPixels(size)).toBe(isRefused);
});

test.each([
  ['a usual one', { width: 400, height: 100 }, false, undefined],
  ['a square', { width: 100, height: 100 }, false, undefined],
  ['a long word', { width: 1_500, height: 100 }, false, undefined],
  ['a small square', { width: 31, height: 31 }, false, 'small'],
  ['a low one that is as wide as its place', { width: 160, height: 20 }, false, undefined],
  ['a small drawing', { width: 24, height: 24 }, true, undefined],
  ['a stripe', { width: 4_000, height: 100 }, false, 'line'],
  ['a drawn stripe', { width: 4_000, height: 100 }, true, 'line'],
  ['a pole', { width: 100, height: 4_000 }, false, 'line'],
] as const)('the shape of a logo: %s', (_what, size, isVector, flaw) => {
  expect(shapeFlaw(size, isVector)).toBe(flaw);
});

test('a logo is seen on a colour that a part of it differs from', () => {
  const BLACK = [10, 10, 10, 255];
  expect(isSeenOn(picture([BLACK, 900], [CLEAR, 900]), '12121a')).toBe(false);
  expect(isSeenOn(picture([BLACK, 900], [CLEAR, 900]), 'ffffff')).toBe(true);
  expect(isSeenOn(picture([WHITE, 900], [CLEAR, 100]), 'ffffff')).toBe(false);
  // White paper with a word on it.
  expect(isSeenOn(picture([WHITE, 900], [BLACK, 50]), 'ffffff')).toBe(true);
  expect(isSeenOn(picture([GREEN, 900]), '0b6e4f')).toBe(false);
});
