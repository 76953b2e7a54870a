// Requests that do not fit the contract, each made from a valid one by changing one thing.
import type { Call } from './call.ts';
import { type Operation, type Parameter, resolve } from '../document.ts';
import type { Schema } from '../schema.ts';

type Broken = [what: string, call: Call];

/** A text that the schema of a parameter does not admit; undefined where it admits every text. */
const unfitting = ({ type, format, enum: values, maxLength }: Schema): string | undefined => {
  if (values) return 'no such value';
  if (type !== 'string') return 'neither number nor boolean';
  if (maxLength !== undefined) return 'x'.repeat(maxLength + 1);
  return format === undefined ? undefined : 'of no format';
};

const places = { path: 'params', query: 'query', header: 'headers' } as const;

const breakParameter = (operation: Operation, call: Call, parameter: Parameter): Broken[] => {
  const value = unfitting(resolve(operation.document, parameter.schema));
  if (value === undefined) return [];
  const place = places[parameter.in];
  return [[`${parameter.in} ${parameter.name}`, { ...call, [place]: { ...call[place], [parameter.name]: value } }]];
};

const without = (body: object, name: string): object =>
  Object.fromEntries(Object.entries(body).filter(([given]) => given !== name));

/** No property of any request is an object like this. */
const unknownObject = { noSuchField: [{}] };

const breakFields = ({ properties = {}, required = [] }: Schema, body: object): [string, unknown][] => [
  ['with an unknown field', { ...body, ...unknownObject }],
  ...required.map((name): [string, unknown] => [`without ${name}`, without(body, name)]),
  ...Object.keys(properties).map((name): [string, unknown] => [
    `with another kind of ${name}`,
    { ...body, [name]: unknownObject },
  ]),
];

const breakBody = ({ document, body }: Operation, call: Call): Broken[] => {
  if (!body) return [];
  const schema = resolve(document, body.schema);
  const bodies: [string, unknown][] = [
    ['that is null', null],
    ['that is a text', 'text'],
    ['of another kind', unknownObject],
    ...(schema.type === 'object' ? breakFields(schema, call.body as object) : []),
  ];
  return [
    ['a body that is not JSON', { ...call, raw: { type: 'application/json', content: '{' } }],
    ...bodies.map(([what, value]): Broken => [`a body ${what}`, { ...call, body: value }]),
  ];
};

/** Every one of them is refused with 400. */
export const brokenCalls = (operation: Operation, call: Call): Broken[] => [
  ['an unknown parameter', { ...call, query: { ...call.query, noSuchParameter: '1' } }],
  ...operation.parameters.flatMap((parameter) => breakParameter(operation, call, parameter)),
  ...breakBody(operation, call),
];
