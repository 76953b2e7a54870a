import { describe, expect, test } from 'vitest';
import { operations as partner } from '#contract/partner/operations.ts';
import { operations as storefront } from '#contract/storefront/operations.ts';
import { contentOf } from './source-tree.ts';

const mocks = import.meta.glob<object>('../../mocks/generated/*/*/*.msw.ts', { eager: true });

const mocksOf = (document: string): Set<string> =>
  new Set(
    Object.entries(mocks)
      .filter(([file]) => file.includes(`/${document}/`))
      .flatMap(([, module]) => Object.keys(module)),
  );

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

describe.each([
  ['storefront', storefront, 'src/server/storefront.ts'],
  ['partner', partner, 'src/server/partner.ts'],
] as const)('the %s document', (name, operations, handlers) => {
  const ids = Object.keys(operations);

  test('has a handler on the server for each operation', () => {
    const source = contentOf(handlers);
    expect(ids.filter((id) => !new RegExp(String.raw`^ {6}${id}:`, 'm').test(source))).toEqual([]);
  });

  test('has a mock for each status of each operation', () => {
    const expected = Object.entries(operations).flatMap(([id, { responses }]) =>
      Object.keys(responses).map((status) => `get${capitalised(id)}MockHandler${status}`),
    );
    expect(expected.filter((mock) => !mocksOf(name).has(mock))).toEqual([]);
  });
});
