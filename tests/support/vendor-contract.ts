// Whether calls that a stand-in recorded are valid against a vendor's document.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

type Schema = { type?: string | string[] };
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters?: Record<string, Parameter> };
};

export type RecordedCall = { method: string; path: string; query: Record<string, string>; body?: unknown };

const matchesPath = (template: string, path: string): boolean => {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith('{') || part === given[index]);
};

/** A value of an address, as what its schema says it is. */
const readValue = (text: string, { type }: Schema): unknown => {
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
};

/** Returns a function that says what is wrong with a call; nothing when it is valid. */
export const createCallCheck = (file: string): ((call: RecordedCall) => string[]) => {
  const document = parse(readFileSync(file, 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false });
  // The package exports its names twice, for both module systems.
  (addFormats as unknown as { default: (ajv: object) => void }).default(ajv);
  ajv.addSchema(document, 'vendor');
  const faultOf = (schema: object, value: unknown): string | undefined => {
    const placed = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"vendor#/')) as object;
    return ajv.validate(placed, value) ? undefined : ajv.errorsText();
  };
  const resolve = (parameter: Parameter): Parameter =>
    document.components.parameters?.[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;

  const faultsOfQuery = (parameters: readonly Parameter[], query: Record<string, string>): string[] => {
    const inQuery = parameters.filter((parameter) => parameter.in === 'query');
    const missing = inQuery.filter(({ name, required }) => required === true && query[name] === undefined);
    const unknown = Object.keys(query).filter((name) => !inQuery.some((parameter) => parameter.name === name));
    const invalid = inQuery.flatMap(({ name, schema }) => {
      const text = query[name];
      const fault = text === undefined ? undefined : faultOf(schema, readValue(text, schema));
      return fault === undefined ? [] : [`${name}: ${fault}`];
    });
    return [
      ...missing.map(({ name }) => `${name} is missing`),
      ...unknown.map((name) => `${name} is unknown`),
      ...invalid,
    ];
  };

  const faultsOfBody = ({ requestBody }: Operation, body: unknown): string[] => {
    const schema = requestBody?.content['application/json']?.schema;
    if (body === undefined) return requestBody?.required === true ? ['the body is missing'] : [];
    const fault = schema === undefined ? 'a body is unknown' : faultOf(schema, body);
    return fault === undefined ? [] : [fault];
  };

  return ({ method, path, query, body }) => {
    const place = `${method} ${path}`;
    const template = Object.keys(document.paths).find((one) => matchesPath(one, path));
    const operation = template === undefined ? undefined : document.paths[template]?.[method.toLowerCase()];
    if (!operation) return [`${place} is unknown`];
    const faults = [
      ...faultsOfQuery((operation.parameters ?? []).map(resolve), query),
      ...faultsOfBody(operation, body),
    ];
    return faults.map((fault) => `${place}: ${fault}`);
  };
};
