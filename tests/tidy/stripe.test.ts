// Stripe's stand-in refuses what Stripe would refuse, by the version of its API that the store speaks.
import { expect, test } from 'vitest';
import { extractParameters } from '../stand-ins/stripe/extract.ts';
import { contentOf } from './source-tree.ts';

/** `node tests/stand-ins/stripe/extract.ts` writes it. */
test('what the stand-in takes is what the types of the package say', () => {
  const written: unknown = JSON.parse(contentOf('tests/stand-ins/stripe/parameters.json'));
  expect(written).toEqual(extractParameters());
});
