import { expect, test } from 'vitest';
import { clientCalls, partnerCalls } from '#support/call-table.ts';
import { operationsOf } from '../contract/document.ts';

test.each([
  ['storefront', '/client-api', clientCalls],
  ['partner', '', partnerCalls],
] as const)(
  'the %s document has every call of the product, and marks further ones as additions',
  (name, base, table) => {
    const written = operationsOf(name).filter(({ description }) => !description.endsWith('Addition of this store.'));
    expect(written.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      table.map((call) => call.replace(' ', ` ${base}`)).toSorted(),
    );
  },
);
