// What a 2xx answer must have, for the browser: a table in place of the validators, which are too large there.
import type { OpenApi } from './openapi.ts';

type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
};

type Schemas = Readonly<Record<string, Schema>>;

const NULL = 'null';

const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? '';

const constantOf = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}Shape`;

const isNullable = ({ type = [], anyOf = [] }: Schema): boolean =>
  [type].flat().includes(NULL) || anyOf.some((choice) => choice.type === NULL);

/** A single choice beside null is that choice. Nothing is stated about several choices. */
const withoutNull = (schema: Schema): Schema => {
  if (schema.$ref !== undefined) return schema;
  const choices = schema.anyOf?.filter(({ type }) => type !== NULL) ?? [];
  if (choices.length === 1 && choices[0]) return choices[0];
  const types = [schema.type ?? []].flat().filter((type) => type !== NULL);
  return types.length === 1 && types[0] !== undefined ? { ...schema, type: types[0] } : {};
};

/** The values of these types. */
const scalars: Readonly<Record<string, string>> = { string: "''", integer: '0', number: '0', boolean: 'false' };

const isScalar = (shape: string): boolean => Object.values(scalars).includes(shape);

/** Only what must be there: screens check everything else themselves. */
const writeObject = (schemas: Schemas, { properties = {}, required = [] }: Schema): string => {
  const fields = Object.entries(properties).flatMap(([name, part]) => {
    const shape = required.includes(name) && !isNullable(part) ? writeShape(schemas, part) : undefined;
    return shape === undefined ? [] : [`${name}: ${shape}`];
  });
  return `{ ${fields.join(', ')} }`;
};

const writeArray = (schemas: Schemas, { items = {} }: Schema): string | undefined => {
  const shape = writeShape(schemas, items);
  return shape === undefined ? undefined : `[${shape}]`;
};

/** The source of a schema's shape; undefined for a schema that states nothing. */
const writeShape = (schemas: Schemas, schema: Schema): string | undefined => {
  const value = withoutNull(schema);
  if (value.$ref !== undefined) {
    const name = nameOf(value.$ref);
    const shape = writeShape(schemas, schemas[name] ?? {});
    return shape === undefined || isScalar(shape) ? shape : constantOf(name);
  }
  if (value.type === 'array') return writeArray(schemas, value);
  if (value.type === 'object') return writeObject(schemas, value);
  return typeof value.type === 'string' ? scalars[value.type] : undefined;
};

/** The schemas that the shape of this one names, at any depth, apart from those of optional fields. */
const referencesIn = (schema: Schema): string[] => {
  const { $ref, properties = {}, required = [], items } = withoutNull(schema);
  if ($ref !== undefined) return [nameOf($ref)];
  const fields = required.map((name) => properties[name] ?? {}).filter((part) => !isNullable(part));
  return [...fields, ...(items ? [items] : [])].flatMap(referencesIn);
};

/** The schemas that the shapes of these refer to, each after those that it refers to. */
const inOrder = (schemas: Schemas, names: readonly string[], found = new Set<string>()): Set<string> => {
  for (const name of names) {
    if (found.has(name)) continue;
    inOrder(schemas, referencesIn(schemas[name] ?? {}), found);
    found.add(name);
  }
  return found;
};

/**
 * The schemas of a document for screens that do without some required fields.
 *
 * @param dispensable These fields, by the names of their schemas.
 */
export const schemasFor = (
  { components: { schemas = {} } }: OpenApi,
  dispensable: Readonly<Record<string, readonly string[]>>,
): Schemas =>
  Object.fromEntries(
    Object.entries(schemas as Schemas).map(([name, schema]) => {
      const required = (schema.required ?? []).filter((field) => !dispensable[name]?.includes(field));
      return [name, { ...schema, required }];
    }),
  );

const call = /(sendCall(?:Once)?<(\w+)(?: \| void)?>\(.*,\n\s*\{)/g;

/**
 * Changes the source of generated functions so that each hands the shape of its answer to the transport. The shapes
 * stand in the same file: a page fetches those of its own calls.
 */
export const withAnswerShapes = (source: string, schemas: Schemas): string => {
  const names = [...source.matchAll(call)].map(([, , name = '']) => name).filter((name) => schemas[name]);
  const constants = [...inOrder(schemas, names)].flatMap((name) => {
    const shape = writeShape(schemas, schemas[name] ?? {});
    return shape !== undefined && !isScalar(shape) ? [`const ${constantOf(name)} = ${shape} as const;\n`] : [];
  });
  const changed = source.replaceAll(call, (whole, _, name: string) =>
    schemas[name] ? `${whole}\n    shape: ${constantOf(name)},` : whole,
  );
  return changed.replace('\nexport const ', `\n${constants.join('')}\nexport const `);
};
