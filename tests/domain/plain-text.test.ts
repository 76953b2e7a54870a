import { expect, test } from 'vitest';
import { clipText } from '#domain/plain-text.ts';

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
