import { expect, test } from 'vitest';
import { contrast, readableOn, toHttpsAddress } from '#domain/brand.ts';

test.each([
  ['https://berg.example/logo.svg', 'https://berg.example/logo.svg'],
  ['https://münchen.example/ä b', 'https://xn--mnchen-3ya.example/%C3%A4%20b'],
  ['http://berg.example/logo.svg', undefined],
  ['javascript:alert(1)', undefined],
  ['https://anna:secret@berg.example/', undefined],
  ['https://berg.example:99999/', undefined],
  ['https://xn--a.example/', undefined],
  ['https://my_shop.example/', 'https://my_shop.example/'],
  ['berg.example', undefined],
  [`https://berg.example/${'x'.repeat(2_048)}`, undefined],
])('the address %s is kept as %s', (text, kept) => {
  expect(toHttpsAddress(text)).toBe(kept);
});

test('white or black can be read on every colour', () => {
  const shades = Array.from({ length: 16 }, (_, index) => (index * 17).toString(16).padStart(2, '0'));
  const colors = shades.flatMap((red) => shades.flatMap((green) => shades.map((blue) => red + green + blue)));
  expect(colors.filter((color) => contrast(color, readableOn(color)) < 4.5)).toEqual([]);
  expect(readableOn('767676')).toBe('ffffff');
  expect(readableOn('ffd400')).toBe('000000');
});
