// Reads the parts of a request and validates them against the contract.
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { ZodMiniType } from 'zod/mini';
import { NUMBER_PATTERN } from '#domain/patterns.ts';
import { type FieldError, Problem } from '../core/problem.ts';
import type { Operation, Part } from './contract-types.ts';
import type { Env } from './env.ts';
import { fieldMessage, toFieldError } from './field-message.ts';
import { readJson } from './request-body.ts';
import { unstorableTexts } from './text.ts';

/** Limits of the contract's Problem schema. */
const mostErrors = 100;
const longestField = 300;
const shownErrors = 3;

type Definition = {
  type: string;
  shape?: Record<string, ZodMiniType>;
  innerType?: ZodMiniType;
  /** The first value of a list. */
  in?: ZodMiniType;
};

const definitionOf = (schema: ZodMiniType): Definition => schema.def;

const shapeOf = (schema: ZodMiniType): Record<string, ZodMiniType> => definitionOf(schema).shape ?? {};

/** The schema of a parameter without optional and default. */
const kindOf = (schema: ZodMiniType): string => {
  const { type, innerType, in: first } = definitionOf(schema);
  const inside = innerType ?? first;
  return inside ? kindOf(inside) : type;
};

const decodeParam = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch (cause) {
    throw new Problem('bad_request', 'The path holds broken percent-encoding.', { cause });
  }
};

const requireDecodable = (search: string): void => {
  try {
    decodeURIComponent(search.replaceAll('+', ' '));
  } catch (cause) {
    throw new Problem('bad_request', 'The query holds broken percent-encoding.', { cause });
  }
};

type Reader = { form: RegExp; expected: string; read: (text: string) => unknown };

/** Coercion would read every text as true, even `false`, and read an empty text, spaces and `0x10` as numbers. */
const readers: Readonly<Record<string, Reader>> = {
  boolean: { form: /^(?:true|false)$/, expected: 'true or false', read: (text) => text === 'true' },
  number: { form: NUMBER_PATTERN, expected: 'a number', read: Number },
};

/** Converts text to the type of its parameter. */
const readValue = (field: string, values: readonly string[], schema: ZodMiniType | undefined): unknown => {
  const [only = ''] = values;
  const kind = schema ? kindOf(schema) : '';
  if (kind === 'array' || values.length > 1) return values;
  const reader = readers[kind];
  if (!reader) return only;
  if (reader.form.test(only)) return reader.read(only);
  throw refusal([{ field, code: 'invalid', message: `Send ${reader.expected}` }]);
};

/** A misspelt parameter would otherwise be ignored silently. */
const requireKnown = (names: readonly string[], shape: object): void => {
  const unknown = names.filter((name) => !Object.hasOwn(shape, name));
  if (unknown.length === 0) return;
  throw refusal(
    unknown.map((name) => ({
      field: fieldOf('query', [name]),
      code: 'unknown',
      message: 'There is no such parameter',
    })),
  );
};

/** The query by name; a repeated name has a list. */
const readQuery = (url: URL, schema: ZodMiniType | undefined): Record<string, unknown> => {
  requireDecodable(url.search);
  const shape = schema ? shapeOf(schema) : {};
  const names = [...new Set(url.searchParams.keys())];
  requireKnown(names, shape);
  return Object.fromEntries(
    names.map((name) => [name, readValue(fieldOf('query', [name]), url.searchParams.getAll(name), shape[name])]),
  );
};

const readParams = (params: Readonly<Record<string, string>>, schema: ZodMiniType): Record<string, unknown> => {
  const shape = shapeOf(schema);
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      readValue(fieldOf('params', [name]), [decodeParam(value)], shape[name]),
    ]),
  );
};

/** Names of HTTP headers ignore case: each validator gets its own spelling of the names that it knows. */
const readHeaders = (headers: Headers, schema: ZodMiniType): Record<string, string> =>
  Object.fromEntries(
    Object.keys(shapeOf(schema)).flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

const refusal = (errors: readonly FieldError[]): Problem => {
  const shown = errors.slice(0, shownErrors).map(({ field, message }) => `${field}: ${message}`);
  const more = errors.length > shownErrors ? ` (and ${errors.length - shownErrors} more)` : '';
  return Problem.badRequest(shown.join('; ') + more, errors.slice(0, mostErrors));
};

/** The place of a part in the contract, in the contract's words. */
const places: Readonly<Record<Part, string>> = { params: 'path', query: 'query', headers: 'header', body: 'body' };

const fieldOf = (part: Part, path: readonly PropertyKey[]): string =>
  [places[part], ...path.map(String)].join('.').slice(0, longestField);

const validate = (part: Part, schema: ZodMiniType, value: unknown): unknown => {
  const result = schema.safeParse(value, { error: fieldMessage, reportInput: true });
  if (result.success) return requireStorable(part, result.data);
  throw refusal(result.error.issues.map((issue) => toFieldError(fieldOf(part, issue.path), issue)));
};

const requireStorable = (part: Part, value: unknown): unknown => {
  const unstorable = unstorableTexts(value);
  if (unstorable.length === 0) return value;
  throw refusal(
    unstorable.map((path) => ({
      field: fieldOf(part, [path]),
      code: 'invalid' as const,
      message: 'Holds a NUL character or half of a surrogate pair, which no text can have',
    })),
  );
};

const readBody = async (request: IncomingMessage, operation: Operation): Promise<unknown> => {
  if (!operation.body) return undefined;
  const json = await readJson(request, operation);
  return json === undefined ? undefined : validate('body', operation.body, json);
};

const validateQuery = (url: URL, schema: ZodMiniType | undefined): unknown => {
  const query = readQuery(url, schema);
  return schema ? validate('query', schema, query) : query;
};

export type RequestParts = Record<Part, unknown>;

/**
 * Everything in a request that the contract describes, validated; otherwise throws a Problem with status 400, 413 or
 * 415.
 */
export const readInput = async (
  c: Context<Env>,
  operation: Operation,
  rawParams: Readonly<Record<string, string>>,
): Promise<RequestParts> => {
  const { params, query, headers } = operation;
  return {
    params: params ? validate('params', params, readParams(rawParams, params)) : {},
    query: validateQuery(new URL(c.req.url), query),
    headers: headers ? validate('headers', headers, readHeaders(c.req.raw.headers, headers)) : {},
    body: await readBody(c.env.incoming, operation),
  };
};
