// Values that a schema allows, for one caller: with identifiers from responses, and the caller's mark.
import fc from 'fast-check';
import { resolve } from '../document.ts';
import { exceptionFor, guessed } from './exceptions.ts';
import type { Schema } from '../schema.ts';
import type { Maker } from './maker.ts';
import { takesMark, textsOf } from './texts.ts';

const mostEntries = 5;
const largestInteger = 2 ** 31 - 1;

/** Fields that name a record, or several. */
const namesRecord = /(?:^id|Id|_id|[uU]id|[iI]ccid|[tT]oken|[kK]ey|Packs|Query|^version)$/;

const fits = ({ pattern = '', maxLength = Infinity }: Schema, value: string): boolean =>
  value.length <= maxLength && new RegExp(pattern, 'u').test(value);

/** Mostly the caller's own identifiers, sometimes one of the other caller. */
const knownValues = ({ world, caller, document }: Maker, name: string, schema: Schema): fc.Arbitrary<string> => {
  const draws = fc.tuple(fc.nat(9_999), fc.nat(9), textsOf(schema));
  return fc.noShrink(
    draws.map(([position, luck, text]) => {
      const [one, other] = world.callers[document.name];
      const stranger = caller === one ? other : one;
      const value = (luck === 9 ? stranger : caller).known.pick(name, position);
      return value !== undefined && fits(schema, value) ? value : text;
    }),
  );
};

const texts = (maker: Maker, schema: Schema, name: string): fc.Arbitrary<string> => {
  const text = textsOf(schema);
  if (takesMark(maker.caller.mark, schema) && !namesRecord.test(name)) {
    return fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: fc.constant(maker.caller.mark) });
  }
  if (!namesRecord.test(name)) return text;
  return fc.oneof({ weight: 1, arbitrary: text }, { weight: 9, arbitrary: knownValues(maker, name, schema) });
};

const integers = ({ minimum = -largestInteger, maximum = largestInteger }: Schema): fc.Arbitrary<number> => {
  const usual = fc.integer({ min: minimum, max: Math.min(maximum, Math.max(minimum, 0) + 100) });
  return fc.oneof(
    { weight: 3, arbitrary: usual },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
  );
};

const numbers = (schema: Schema): fc.Arbitrary<number> => {
  const { minimum = -1e6, maximum = 1e6, multipleOf } = schema;
  if (multipleOf === undefined) return fc.double({ noNaN: true, min: minimum, max: maximum });
  const steps = Math.round(1 / multipleOf);
  return integers({ minimum: Math.ceil(minimum * steps), maximum: Math.floor(maximum * steps) }).map(
    (count) => count / steps,
  );
};

const lists = (maker: Maker, { items = {}, minItems = 0, maxItems = 1000 }: Schema, name: string) =>
  fc.array(valuesOf(maker, items, name), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, mostEntries)),
  });

/** How many of ten objects have the optional fields that are nearly always refused. */
const withGuesses = 1;

const objects = (maker: Maker, { properties = {}, required = [], minProperties = 0 }: Schema) => {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, valuesOf(maker, value, key)]),
  );
  return fc
    .tuple(fc.record(fields, { requiredKeys: required, noNullPrototype: true }), fc.integer({ min: 0, max: 9 }))
    .map(([value, luck]) => {
      const isKept = (key: string): boolean => luck < withGuesses || required.includes(key) || !guessed.has(key);
      return Object.fromEntries(Object.entries(value).filter(([key]) => isKept(key)));
    })
    .filter((value) => Object.keys(value).length >= minProperties);
};

/** Values that the schema allows, for a field of this name. */
export const valuesOf = (maker: Maker, reference: Schema, name: string): fc.Arbitrary<unknown> => {
  const schema = resolve(maker.document, reference);
  const exception = exceptionFor(maker, name);
  if (exception) return exception;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(maker, choice, name)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => valuesOf(maker, { ...schema, type }, name)));
  }
  switch (schema.type) {
    case 'string':
      return texts(maker, schema, name);
    case 'integer':
      return integers(schema);
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(maker, schema, name);
    case 'object':
      return objects(maker, schema);
    default:
      throw new Error(`${name} has the unknown type ${schema.type}`);
  }
};
