// Rules that openapi/redocly.yaml cannot express, because they depend on several places of the document.
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type Document,
  documentNames,
  type DocumentName,
  documents,
  type Operation,
  operationsOf,
  resolve,
} from '../contract/document.ts';
import type { Schema } from '../contract/schema.ts';

type Placed = [place: string, schema: Schema];

/**
 * Every schema below this one but null, which the field's own description explains. A reference is not followed: its
 * target is checked where it is defined.
 */
const schemasBelow = ([place, schema]: Placed): Placed[] => {
  const { properties = {}, items, additionalProperties, oneOf = [], anyOf = [], allOf = [] } = schema;
  const parts: Placed[] = [
    ...Object.entries(properties).map(([name, part]): Placed => [`${place}.${name}`, part]),
    ...[items, additionalProperties, ...oneOf, ...anyOf, ...allOf]
      .filter((part) => typeof part === 'object')
      .filter(({ type }) => type !== 'null')
      .map((part, index): Placed => [`${place}[${index}]`, part]),
  ];
  return [[place, schema], ...parts.flatMap(schemasBelow)];
};

type Described = { description?: string; schema: Schema };

const placed = (place: string, { description = '', schema }: Described): Placed => [place, { description, ...schema }];

const placesInAnswer = (place: string, { content, headers }: Answer): Placed[] => [
  ...Object.entries(content).map(([media, { schema }]): Placed => [`${place} ${media}`, schema]),
  ...Object.entries(headers).map(([name, header]) => placed(`${place} ${name}`, header)),
];

const placesIn = ({ id, parameters, body, answers }: Operation): Placed[] => [
  ...parameters.map((parameter) => placed(`${id} ${parameter.name}`, parameter)),
  ...(body ? [[`${id} body`, body.schema] as Placed] : []),
  ...Object.entries(answers).flatMap(([status, answer]) => placesInAnswer(`${id} ${status}`, answer)),
];

const schemasOf = (name: DocumentName): Placed[] =>
  [...Object.entries(documents[name].root.components.schemas), ...operationsOf(name).flatMap(placesIn)]
    .flatMap(schemasBelow)
    .filter(([, { $ref }]) => $ref === undefined);

/** Types that many properties have. The type's description does not describe the property. */
const kinds = new Set(
  ['Id', 'Price', 'CountryCode', 'CurrencyCode', 'Email', 'DataSize'].map((name) => `#/components/schemas/${name}`),
);

const bounds: Readonly<Record<string, (schema: Schema) => boolean>> = {
  string: ({ maxLength }) => maxLength !== undefined,
  array: ({ maxItems, items }) => maxItems !== undefined && items !== undefined,
  object: ({ additionalProperties }) => additionalProperties !== undefined,
  number: ({ minimum, maximum }) => minimum !== undefined && maximum !== undefined,
  integer: ({ minimum, maximum }) => minimum !== undefined && maximum !== undefined,
};

const isBounded = (schema: Schema): boolean =>
  schema.enum !== undefined ||
  schema.const !== undefined ||
  [schema.type ?? []].flat().every((type) => bounds[type]?.(schema) ?? true);

describe.each(documentNames)('the %s document', (name) => {
  const schemas = schemasOf(name);
  const operations = operationsOf(name);
  const breaking = (rule: (operation: Operation) => boolean): string[] =>
    operations.filter((operation) => !rule(operation)).map(({ id }) => id);

  test('describes every schema', () => {
    expect(schemas.filter(([, { description }]) => !description).map(([place]) => place)).toEqual([]);
  });

  test('describes the meaning of every property, besides the type of its value', () => {
    const bare = Object.entries(documents[name].root.components.schemas)
      .flatMap(schemasBelow)
      .filter(([place, { $ref = '', description }]) => kinds.has($ref) && !description && !place.endsWith(']'));
    expect(bare.map(([place]) => place)).toEqual([]);
  });

  test('bounds every text, list and number, and says of every object whether it is closed', () => {
    expect(schemas.filter(([, schema]) => !isBounded(schema)).map(([place]) => place)).toEqual([]);
  });

  test('answers 401 wherever credentials are needed', () => {
    expect(breaking(({ isOpen, answers }) => isOpen || '401' in answers)).toEqual([]);
  });

  // The conformance tests then send each of them without a token, and as a reseller.
  test('lets operators alone into the whole of the desk, and answers 403 there', () => {
    const isOfDesk = ({ schemes, isOpen }: Operation): boolean => schemes.join() === 'operator' && !isOpen;
    expect(breaking((operation) => isOfDesk(operation) === (name === 'operator'))).toEqual([]);
    expect(breaking((operation) => !isOfDesk(operation) || '403' in operation.answers)).toEqual([]);
  });

  test('answers 404 wherever the path names a record', () => {
    const isList = (document: Document, { enum: values, anyOf = [] }: Schema): boolean =>
      values !== undefined ||
      (anyOf.length > 0 && anyOf.every((choice) => isList(document, resolve(document, choice))));
    const namesRecord = ({ document, parameters }: Operation): boolean =>
      parameters.some(({ in: place, schema }) => place === 'path' && !isList(document, resolve(document, schema)));
    expect(breaking((operation) => !namesRecord(operation) || '404' in operation.answers)).toEqual([]);
  });

  test('answers 422 exactly where an idempotency key can be sent', () => {
    expect(breaking(({ takesKey, answers }) => takesKey === '422' in answers)).toEqual([]);
  });

  test('answers 413 and 415 exactly where a body is read', () => {
    expect(breaking(({ body, answers }) => ['413', '415'].every((status) => status in answers === !!body))).toEqual([]);
  });
});
