import { expect, test } from 'vitest';
import { textRows } from '#domain/text-rows.ts';

const mobile = { isMobile: true };
const desktop = { isMobile: false };

test('a line of 100 characters takes one row on a desktop and four on a phone', () => {
  const line = 'x'.repeat(100);
  expect(textRows(line, desktop)).toBe(1);
  expect(textRows(line, mobile)).toBe(4);
});

test('one character more takes one row more', () => {
  expect(textRows('x'.repeat(101), desktop)).toBe(2);
  expect(textRows('x'.repeat(33), mobile)).toBe(1);
  expect(textRows('x'.repeat(34), mobile)).toBe(2);
});

test('each line is broken by itself, and an empty one takes a row', () => {
  expect(textRows('', desktop)).toBe(1);
  expect(textRows(`${'x'.repeat(101)}\n\nend`, desktop)).toBe(4);
});
