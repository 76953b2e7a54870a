// Whether Stripe takes what a call sends: parameters.json says what there is, and Stripe's refusals are the same.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { ApiError, invalid } from './errors.ts';
import type { Form } from './form.ts';

/** The part of JSON Schema that the parameters are written in. */
export type Parameters = {
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  enum?: readonly string[];
  anyOf?: readonly Parameters[];
  items?: Parameters;
  properties?: Record<string, Parameters>;
  additionalProperties?: false | Parameters;
  required?: readonly string[];
  minLength?: number;
};

export type ParametersOfStripe = { source: string; apiVersion: string; operations: Record<string, Parameters> };

const known = JSON.parse(readFileSync(path.join(import.meta.dirname, 'parameters.json'), 'utf8')) as ParametersOfStripe;

/** The version of Stripe's API that all of this is about. */
export const { apiVersion } = known;

// A form holds texts alone: what they stand for follows from the schema.
const ajv = new Ajv2020({ coerceTypes: true });

const operations = Object.entries(known.operations).map(([name, schema]) => ({
  // GET /v1/checkout/sessions/{id}
  pattern: new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  check: ajv.compile(schema),
}));

/** `{ 0: 'card' }` is a list. */
const withLists = (value: string | Form): unknown => {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [name, withLists(inner)]);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

/** `/line_items/0/quantity` as Stripe names it: `line_items[0][quantity]`. */
const placeOf = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? name : `[${name}]`)).join('');

/** https://docs.stripe.com/error-codes */
const refusalOf = ({ keyword, instancePath, params }: ErrorObject): ApiError => {
  const names = instancePath.split('/').slice(1);
  const place = placeOf(names);
  switch (keyword) {
    case 'additionalProperties': {
      const unknown = placeOf([...names, String(params['additionalProperty'])]);
      return invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
    }
    case 'required': {
      const missing = placeOf([...names, String(params['missingProperty'])]);
      return invalid(`Missing required param: ${missing}.`, { code: 'parameter_missing', param: missing });
    }
    case 'minLength':
      return invalid(`You passed an empty string for '${place}'.`, { code: 'parameter_invalid_empty', param: place });
    case 'enum':
      return invalid(`Invalid ${place}: must be one of ${String(params['allowedValues'])}`, { param: place });
    default:
      return params['type'] === 'integer'
        ? invalid(`Invalid integer: ${place}`, { code: 'parameter_invalid_integer', param: place })
        : invalid(`Invalid ${String(params['type'])}: ${place}`, { param: place });
  }
};

const findCheck = (call: string): ValidateFunction | undefined =>
  operations.find(({ pattern }) => pattern.test(call))?.check;

/** Throws Stripe's refusal of a call with these parameters. */
export const requireParameters = (method: string, url: string, form: Form): void => {
  const check = findCheck(`${method} ${url}`);
  if (!check)
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${url}).`,
    });
  const [error] = check(Object.keys(form).length === 0 ? {} : withLists(form)) ? [] : (check.errors ?? []);
  if (error) throw refusalOf(error);
};
