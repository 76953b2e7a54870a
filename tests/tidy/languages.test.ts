import { expect, test } from 'vitest';
import { languages } from '#domain/languages.ts';
import { contentOf, filesBelow } from './source-tree.ts';

const code = filesBelow('src').filter((file) => /\.(?:tsx?|mjs)$/.test(file) && file !== 'src/domain/languages.ts');

/** A record of all languages: the compiler names the file that lacks a new one. */
const isAskedByCompiler = (content: string): boolean => /Record<Language,/.test(content);

test('no other place than src/domain/languages.ts lists the languages', () => {
  // The default language may be named alone: country names of seeds are English.
  const [, ...others] = languages;
  const literal = new RegExp(
    `['"](?:${others.join('|')})['"]|\\b(?:${others.join('|')})\\|en\\b|\\ben\\|(?:${others.join('|')})\\b`,
  );
  const listing = code.filter((file) => literal.test(contentOf(file)) && !isAskedByCompiler(contentOf(file)));
  expect(listing).toEqual([]);
});
