import { expect, test } from 'vitest';
import { sayError } from '#server/core/say-error.ts';

const coded = (code: string, message: string): Error => Object.assign(new Error(message), { code });

test.each([
  [
    'by its cause',
    new TypeError('fetch failed', { cause: coded('UND_ERR_SOCKET', 'other side closed') }),
    'The other side closed the connection.',
  ],
  ['by a cause that has no words of its own', new TypeError('fetch failed', { cause: coded('EXYZ', 'odd') }), 'odd.'],
  [
    'by a time limit',
    new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
    'It did not answer in time.',
  ],
  ['as the supplier said it', new Error('The package is sold out.'), 'The package is sold out.'],
  ['without words', 'x', 'The supplier failed.'],
])('says a failure %s, as a sentence', (_, error, sentence) => {
  expect(sayError(error)).toBe(sentence);
});

test('says nothing where nothing failed', () => {
  expect(sayError(undefined)).toBeNull();
});
