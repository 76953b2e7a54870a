import { expect, test } from 'vitest';
import { requireEmail } from '#server/core/read-fields.ts';

test.each([
  ['anna@examеple.com', 'U+0435'],
  ['anna@exa\u00admple.com', 'U+00AD'],
  ['anna@example․com', 'U+2024'],
  ['to\u212a@example.com', 'U+212A'],
])('VAL-123: the refusal of %s names %s', (email, sign) => {
  expect(() => requireEmail('body.email', email)).toThrow(
    expect.objectContaining({ errors: [expect.objectContaining({ message: expect.stringContaining(sign) })] }),
  );
});

test('VAL-123: wide letters are the usual ones', () => {
  expect(requireEmail('body.email', 'ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('anna@example.com');
});
