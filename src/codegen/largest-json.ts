// The maximum length of a schema's values as JSON.

/** The parts of a JSON Schema that decide that length. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  contentEncoding?: string;
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
};

export type Schemas = Readonly<Record<string, Schema>>;

/** Bytes of an escaped character, such as \u00e9; unescaped it takes fewer. */
const escapeBytes = 6;
/** The longest number that JSON.stringify writes has 25 characters. */
const numberBytes = 25;

const textBytes = (length: number, bytes = escapeBytes): number => 2 + length * bytes;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const required = <Value>(value: Value | undefined, keyword: string, schema: Schema): Value => {
  if (value === undefined)
    throw new Error(`A request is not bounded, ${keyword} is missing: ${JSON.stringify(schema)}`);
  return value;
};

const largestObject = (schemas: Schemas, schema: Schema): number => {
  if (schema.additionalProperties !== false) required(undefined, 'additionalProperties: false', schema);
  const fields = Object.entries(schema.properties ?? {});
  return 2 + sum(fields.map(([name, part]) => textBytes(name.length) + 2 + largestJson(schemas, part)));
};

const largestArray = (schemas: Schemas, schema: Schema): number =>
  2 + required(schema.maxItems, 'maxItems', schema) * (1 + largestJson(schemas, schema.items ?? {}));

const sizes: Readonly<Record<string, (schemas: Schemas, schema: Schema) => number>> = {
  null: () => 4,
  boolean: () => 5,
  integer: () => numberBytes,
  number: () => numberBytes,
  // JSON escapes nothing of base64, and what is sent in it is long.
  string: (_, schema) =>
    textBytes(required(schema.maxLength, 'maxLength', schema), schema.contentEncoding === 'base64' ? 1 : escapeBytes),
  array: largestArray,
  object: largestObject,
};

/**
 * The maximum bytes of a value of this schema as JSON without blanks, with every character escaped. Throws
 * when the schema sets no bound.
 */
export const largestJson = (schemas: Schemas, schema: Schema): number => {
  const { $ref, oneOf = [], anyOf = [], allOf = [] } = schema;
  if ($ref !== undefined) return largestJson(schemas, required(schemas[$ref.split('/').at(-1) ?? ''], $ref, schema));
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return Math.max(...values.map((value) => textBytes(JSON.stringify(value).length)));
  const parts = allOf.map((part) => largestJson(schemas, part));
  const choices = [...oneOf, ...anyOf].map((part) => largestJson(schemas, part));
  const kinds = [schema.type ?? []]
    .flat()
    .map((type) => required(sizes[type], `a known type instead of ${type}`, schema)(schemas, schema));
  if (parts.length + choices.length + kinds.length === 0) required(undefined, 'type', schema);
  return sum(parts) + Math.max(0, ...choices, ...kinds);
};
