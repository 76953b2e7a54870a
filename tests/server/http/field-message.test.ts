import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldMessage } from '#server/http/field-message.ts';
import { type Document, documentNames, operationsOf, resolve } from '../../contract/document.ts';
import type { Schema } from '../../contract/schema.ts';

const messagesOf = (schema: z.ZodMiniType, value: unknown): string[] =>
  (schema.safeParse(value, { error: fieldMessage }).error?.issues ?? []).map(({ message }) => message);

test.each([
  ['a field that is missing', z.strictObject({ name: z.string() }), {}, 'Is missing: send a text'],
  ['a field of another kind', z.strictObject({ name: z.string() }), { name: 5 }, 'Send a text'],
  [
    'a field that there is not',
    z.strictObject({}),
    { foo: 1, bar: 2 },
    'Leave out what the contract does not name: foo, bar',
  ],
  ['half a unit', z.int(), 1.5, 'Send a whole number'],
  ['a text for a list', z.array(z.string()), 'a', 'Send a list'],
  ['none of the choices', z.enum(['ASC', 'DESC']), 'up', 'Use one of ASC, DESC'],
  ['another than the only choice', z.literal('USD'), 'EUR', 'Use USD'],
  ['a long text', z.string().check(z.maxLength(30)), 'x'.repeat(31), 'Send at most 30 characters'],
  ['an empty list', z.array(z.string()).check(z.minLength(1)), [], 'Send a list of at least 1'],
  ['a large number', z.number().check(z.lte(9999)), 10_000, 'Send a number of at most 9999'],
  ['a small number', z.number().check(z.gte(1)), 0, 'Send a number of at least 1'],
  [
    'a day without a time',
    z.iso.datetime({ offset: true }),
    '2026-03-01',
    'Use a date and time with its offset, such as 2026-03-01T00:00:00.000Z',
  ],
  ['half an address', z.url(), 'shop', 'Use a complete address, such as https://store.example/page'],
  ['an empty text', z.string().check(z.minLength(1)), '', 'Send at least 1 character'],
  [
    'half a country',
    z.string().check(z.regex(/^[A-Z]{2}$/)),
    'D',
    'Use the two capital letters of a country, such as DE',
  ],
  ['a text of another form', z.string().check(z.regex(/^b+$/)), 'a', 'Use a text of the form /^b+$/'],
])('%s is refused with what to send instead', (_what, schema, value, message) => {
  expect(messagesOf(schema, value)).toEqual([message]);
});

/** Every pattern that a text of this schema may have to fit. */
const patternsIn = (document: Document, schema: Schema): string[] => {
  const { pattern, properties = {}, items } = resolve(document, schema);
  const parts = [...Object.values(properties), ...(items ? [items] : [])];
  return [...(pattern === undefined ? [] : [pattern]), ...parts.flatMap((part) => patternsIn(document, part))];
};

const requested = documentNames
  .flatMap((name) => operationsOf(name))
  .flatMap(({ document, parameters, body }) =>
    [...parameters, ...(body ? [body] : [])].flatMap(({ schema }) => patternsIn(document, schema)),
  );

test.each([...new Set(requested)])('has a message in words for the pattern %s', (pattern) => {
  const [message] = messagesOf(z.string().check(z.regex(new RegExp(pattern))), '\n');
  expect(message).toMatch(/^Use (?!a text of the form)/);
});
