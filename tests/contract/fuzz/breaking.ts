// Makes something out of a good value that the schema refuses.
import fc from 'fast-check';
import type { Validator } from '../validator.ts';
import type { Schema } from '../schema.ts';

type Step = string | number;

/** Replaces a valid value; a missing one is left out. */
const wrong = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  ' ',
  0,
  -1,
  0.001,
  2 ** 53,
  1e308,
  true,
  [],
  {},
  [[]],
  'a'.repeat(5_000),
  "' or 1=1 --",
  'NaN',
  '1e3',
  [null],
  { __proto__: null, constructor: 1 },
  ['a', 'a'],
);

const pathsOf = (value: unknown, path: Step[] = []): Step[][] => {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [Step, unknown][] = Array.isArray(value)
    ? value.map((entry, at) => [at, entry])
    : Object.entries(value);
  return [path, ...entries.flatMap(([step, entry]) => pathsOf(entry, [...path, step]))];
};

const replace = (value: unknown, [step, ...rest]: Step[], replacement: unknown): unknown => {
  if (step === undefined) return replacement;
  if (Array.isArray(value)) return value.map((entry, at) => (at === step ? replace(entry, rest, replacement) : entry));
  const fields = value as Record<string, unknown>;
  return { ...fields, [step]: replace(fields[step], rest, replacement) };
};

const withUnknownField = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, unexpected: 1 } : [value, value];

/** The value as it arrives, without what JSON omits; a whole value that JSON omits is null. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** Values made from good ones in one place, of which the schema allows none. */
export const refusedValues = (good: fc.Arbitrary<unknown>, schema: Schema, check: Validator): fc.Arbitrary<unknown> =>
  fc
    .tuple(good, fc.nat(999), fc.array(wrong, { minLength: 4, maxLength: 4 }))
    .map(([value, position, replacements]) => {
      const paths = pathsOf(value);
      const at = paths[position % paths.length] ?? [];
      const candidates = replacements.map((replacement) => asJson(replace(value, at, replacement)));
      const refused = [...candidates, withUnknownField(value), null].find(
        (candidate) => check(schema, candidate) !== undefined,
      );
      return refused;
    });

/** Allowed by most schemas, and still no text that can be kept. */
const hostile = fc.constantFrom('\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\u{10FFFF}', '\r\nx: y', '\u0007');

/** Good values in which one text has become something that only breaks further in. */
export const hostileValues = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(good, fc.nat(999), hostile).map(([value, position, text]) => {
    const paths = pathsOf(value);
    return replace(value, paths[position % paths.length] ?? [], text);
  });
