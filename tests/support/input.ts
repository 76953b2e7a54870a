// Inputs of operations, for tests that call them without HTTP.
import { operations as operator } from '#contract/operator/operations.ts';
import { operations as partner } from '#contract/partner/operations.ts';
import { operations as storefront } from '#contract/storefront/operations.ts';
import type { Operation, OperationRequest, OperationTable } from '#server/http/contract-types.ts';
import type { Input } from '#server/http/input.ts';

export const noRequest: OperationRequest = {
  id: 'test',
  address: '127.0.0.1',
  operationId: '',
  path: '',
  header: () => undefined,
  signal: new AbortController().signal,
};

type Given<Body> = { params?: object; query?: object; headers?: object; body?: Body };

const documents: Record<'storefront' | 'partner' | 'operator', OperationTable> = { storefront, partner, operator };

const documentOf = (id: string): keyof typeof documents => {
  if (id in storefront) return 'storefront';
  return id in partner ? 'partner' : 'operator';
};

/** The input of an operation: these parts, with the document's defaults for absent values. */
export const inputOf = <Id extends keyof typeof storefront | keyof typeof partner | keyof typeof operator>(
  id: Id,
  given: Given<Input<Id>['body']> = {},
  document: keyof typeof documents = documentOf(id),
): Input<Id> => {
  const { query, headers } = documents[document][id] as Operation;
  const input = {
    params: given.params ?? {},
    query: query?.parse(given.query ?? {}) ?? {},
    headers: headers?.parse(given.headers ?? {}) ?? {},
    body: given.body,
    request: noRequest,
  };
  return input as unknown as Input<Id>;
};
