import { describe, expect, test } from 'vitest';
import { operations as operator } from '#contract/operator/operations.ts';
import { operations as partner } from '#contract/partner/operations.ts';
import { operations as storefront } from '#contract/storefront/operations.ts';
import type { Cases } from '../contract/conformance/cases/case.ts';
import { operatorCases } from '../contract/conformance/cases/operator.ts';
import { partnerCases } from '../contract/conformance/cases/partner.ts';
import { storefrontCases } from '../contract/conformance/cases/storefront.ts';
import { type Operation, operationsOf } from '../contract/document.ts';
import { ruleFor } from '../contract/conformance/generic.ts';
import { contentOf } from './source-tree.ts';

const mocks = import.meta.glob<object>('../../mocks/generated/*/*/*.msw.ts', { eager: true });

/** Every mock of one status of one operation. */
const mocksOf = (document: string): string[] =>
  Object.entries(mocks)
    .filter(([file]) => file.includes(`/${document}/`))
    .flatMap(([, module]) => Object.keys(module))
    .filter((name) => /MockHandler\d{3}$/.test(name));

/** The handlers of a document are a list of names. */
const handlersIn = (file: string): string[] => {
  const [, list = ''] = /^const handlers = \{([^}]*)\};$/m.exec(contentOf(file)) ?? [];
  return [...list.matchAll(/^ {2}(\w+),$/gm)].map(([, id = '']) => id);
};

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const statusesOf = ({ answers }: Operation): number[] => Object.keys(answers).map(Number);

describe.each([
  ['storefront', storefront, 'src/server/api/storefront.ts', storefrontCases],
  ['partner', partner, 'src/server/api/partner.ts', partnerCases],
  ['operator', operator, 'src/server/api/operator.ts', operatorCases],
] as const)('the %s document', (name, table, handlers, allCases) => {
  const operations = operationsOf(name);
  const ids = operations.map(({ id }) => id).toSorted();
  const cases: Readonly<Record<string, Cases>> = allCases;

  test('has its operations in the table that the server routes by', () => {
    expect(Object.keys(table).toSorted()).toEqual(ids);
  });

  test('has a handler on the server for each operation, and no other', () => {
    expect(handlersIn(handlers).toSorted()).toEqual(ids);
  });

  test('has a mock for each status of each operation, and no other', () => {
    const expected = operations.flatMap((operation) =>
      statusesOf(operation).map((status) => `get${capitalised(operation.id)}MockHandler${status}`),
    );
    expect(mocksOf(name).toSorted()).toEqual(expected.toSorted());
  });

  test('has a case for each operation, and no other', () => {
    expect(Object.keys(cases).toSorted()).toEqual(ids);
  });

  test('has a case or a rule for each status of each operation, and no case for another', () => {
    const missing = operations.flatMap((operation) =>
      statusesOf(operation)
        .filter((status) => !cases[operation.id]?.[status] && !ruleFor(operation, status))
        .map((status) => `${operation.id} ${status}`),
    );
    const superfluous = operations.flatMap(({ id, answers }) =>
      Object.keys(cases[id] ?? {})
        .filter((status) => !(status in answers))
        .map((status) => `${id} ${status}`),
    );
    expect({ missing, superfluous }).toEqual({ missing: [], superfluous: [] });
  });
});
