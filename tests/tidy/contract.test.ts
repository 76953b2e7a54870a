// What the rules of openapi/redocly.yaml cannot express, because it depends on more than one place of the document.
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  bundles,
  type DocumentName,
  type Operation,
  operationsOf,
  resolved,
  type Schema,
} from '../contract/conformance/documents.ts';

type Placed = [place: string, schema: Schema];

/** Every schema below this one but null, which the field's own description explains. A reference is not followed: what it names is looked at where it is defined. */
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

const placesInAnswer = (document: DocumentName, place: string, { content = {}, headers = {} }: Answer): Placed[] =>
  Object.entries(content)
    .map(([media, { schema }]): Placed => [`${place} ${media}`, schema])
    .concat(
      Object.entries(headers).map(([name, header]): Placed => {
        const { description = '', schema } = resolved(document, header);
        return [`${place} ${name}`, { description, ...schema }];
      }),
    );

const placesIn = ({ document, id, parameters, body, answers }: Operation): Placed[] => [
  ...parameters.map(({ name, description = '', schema }): Placed => [`${id} ${name}`, { description, ...schema }]),
  ...(body ? [[`${id} body`, body] as Placed] : []),
  ...Object.entries(answers).flatMap(([status, answer]) => placesInAnswer(document, `${id} ${status}`, answer)),
];

const schemasOf = (document: DocumentName): Placed[] =>
  [...Object.entries(bundles[document].components.schemas), ...operationsOf(document).flatMap(placesIn)]
    .flatMap(schemasBelow)
    .filter(([, { $ref }]) => $ref === undefined);

const bounds: Readonly<Record<string, (schema: Schema) => boolean>> = {
  string: ({ maxLength, format }) => maxLength !== undefined || format !== undefined,
  array: ({ maxItems, items }) => maxItems !== undefined && items !== undefined,
  object: ({ additionalProperties }) => additionalProperties !== undefined,
  number: ({ minimum, maximum }) => minimum !== undefined && maximum !== undefined,
  integer: ({ minimum, maximum }) => minimum !== undefined && maximum !== undefined,
};

const isBounded = (schema: Schema): boolean =>
  schema.enum !== undefined ||
  schema.const !== undefined ||
  [schema.type ?? []].flat().every((type) => bounds[type]?.(schema) ?? true);

describe.each(['storefront', 'partner'] as const)('the %s document', (document) => {
  const schemas = schemasOf(document);
  const operations = operationsOf(document);
  const breaking = (rule: (operation: Operation) => boolean): string[] =>
    operations.filter((operation) => !rule(operation)).map(({ id }) => id);

  test('describes every schema', () => {
    expect(schemas.filter(([, { description }]) => !description).map(([place]) => place)).toEqual([]);
  });

  test('bounds every text, list and number, and says of every object whether it is closed', () => {
    expect(schemas.filter(([, schema]) => !isBounded(schema)).map(([place]) => place)).toEqual([]);
  });

  test('answers 401 wherever credentials are needed', () => {
    expect(breaking(({ isOpen, answers }) => isOpen || '401' in answers)).toEqual([]);
  });

  test('answers 404 wherever the path names a record', () => {
    const namesRecord = ({ parameters }: Operation): boolean =>
      parameters.some((parameter) => parameter.in === 'path' && !resolved(document, parameter.schema).enum);
    expect(breaking((operation) => !namesRecord(operation) || '404' in operation.answers)).toEqual([]);
  });

  test('answers 422 exactly where an idempotency key can be sent', () => {
    expect(breaking(({ takesKey, answers }) => takesKey === '422' in answers)).toEqual([]);
  });

  test('answers 413 and 415 exactly where a body is read', () => {
    expect(breaking(({ body, answers }) => ['413', '415'].every((status) => status in answers === !!body))).toEqual([]);
  });
});
