import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { operations as partner } from '#contract/partner/operations.ts';
import { operations as storefront } from '#contract/storefront/operations.ts';
import type { OperationTable } from '#server/http/contract-types.ts';

type Definition = {
  type: string;
  shape?: Record<string, ZodMiniType>;
  innerType?: ZodMiniType;
  element?: ZodMiniType;
  options?: ZodMiniType[];
  in?: ZodMiniType;
};

type Placed = [place: string, schema: ZodMiniType];

/** Every text that a value of this schema may hold. */
const textsIn = ([place, schema]: Placed): Placed[] => {
  const { type, shape = {}, innerType, element, options = [], in: first }: Definition = schema.def;
  if (type === 'string') return [[place, schema]];
  const inner = [innerType, element, first, ...options].filter((part) => part !== undefined);
  return [
    ...Object.entries(shape).map(([name, part]): Placed => [`${place}.${name}`, part]),
    ...inner.map((part): Placed => [place, part]),
  ].flatMap(textsIn);
};

const requestTexts = (operations: OperationTable): Placed[] =>
  Object.entries(operations).flatMap(([id, { params, query, headers, body }]) =>
    [params, query, headers, body].filter((schema) => schema !== undefined).flatMap((schema) => textsIn([id, schema])),
  );

/** The refusal of a text that is far too long. It fits no pattern and no format. */
const faultsOf = (schema: ZodMiniType): string[] =>
  schema.safeParse('\u0001'.repeat(2_000_000)).error?.issues.map(({ code }) => code) ?? [];

const documents: [string, OperationTable][] = [
  ['storefront', storefront],
  ['partner', partner],
];

describe.each(documents)('the validators of the %s document', (_, operations) => {
  const texts = requestTexts(operations);

  test('know many texts', () => {
    expect(texts.length).toBeGreaterThan(20);
  });

  test.each(texts)('refuse a text that is too long for its length alone: %s', (_place, schema) => {
    expect(faultsOf(schema)).toEqual(['too_big']);
  });
});
