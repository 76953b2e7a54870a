import { describe, expect, test } from 'vitest';
import { serverWords } from '#web/i18n/de/server-words.ts';
import { inWords } from '#web/i18n/use-server-words.ts';
import { contentOf, filesBelow } from '../tidy/source-tree.ts';

const server = filesBelow('src/server')
  .filter((file) => /\.(?:ts|sql)$/.test(file))
  .map((file) => contentOf(file))
  .join('\n')
  .replaceAll("''", "'");

describe('the words of the server', () => {
  test('are translated as it says them', () => {
    const unsaid = Object.keys(serverWords).filter((english) =>
      english.split('*').some((part) => !server.includes(part)),
    );
    expect(unsaid).toEqual([]);
  });

  test('keep their value, at its place in the translation', () => {
    for (const [english, german] of Object.entries(serverWords)) {
      expect(german.split('*')).toHaveLength(english.split('*').length);
    }
    expect(inWords('Pay 12 USD.', { 'Pay *.': 'Zahlen Sie *.' })).toBe('Zahlen Sie 12 USD.');
  });

  test('stay as they are where no others are known', () => {
    expect(inWords('Nobody knows this.', serverWords)).toBe('Nobody knows this.');
    expect(inWords('Price changed')).toBe('Price changed');
  });
});
