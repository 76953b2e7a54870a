import { expect, test } from 'vitest';
import { clipText, keptText } from '#domain/plain-text.ts';

test.each([
  ['Denied', 'Denied'],
  ['  two \n lines\t', 'two lines'],
  ['hidden\u202Eturn\u200B', 'hidden turn'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['', ''],
])('%j becomes %j', (text, shown) => {
  expect(clipText(text)).toBe(shown);
});

test('clips a long text', () => {
  expect(clipText('x'.repeat(500))).toBe(`${'x'.repeat(200)}…`);
  expect(clipText('x'.repeat(200))).toHaveLength(200);
});

test('letters are kept with their accents, unless that is longer than what was typed', () => {
  expect(keptText(' Mu\u0308nchen ')).toBe('M\u00FCnchen');
  // Unicode composes no \u0958, so its form of two signs could be beyond the limit of a field.
  expect(keptText('\u0958'.repeat(255))).toHaveLength(255);
});
