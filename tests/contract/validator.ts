// Validates values against the schemas of a document, independently of the server's validation.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Document } from './document.ts';
import type { Schema } from './schema.ts';

/** What is wrong with a value; undefined when it is valid. */
export type Validator = (schema: Schema, value: unknown) => string | undefined;

type Draft = typeof Ajv2020.prototype;

const createDraft = ({ name, root }: Document): Draft => {
  // Not strict: the document itself has keywords that are none of JSON Schema.
  const draft = new Ajv2020({ strict: false, multipleOfPrecision: 6 });
  // The package exports its names twice, for both module systems.
  (addFormats as unknown as { default: (draft: Draft) => void }).default(draft);
  draft.addFormat('binary', true);
  return draft.addSchema(root, name);
};

const inDocument = (name: string, schema: Schema): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${name}#/`)) as object;

const drafts = new Map<object, Validator>();

const createValidator = (document: Document): Validator => {
  const draft = createDraft(document);
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema, value) => {
    const isValid = compiled.get(schema) ?? draft.compile(inDocument(document.name, schema));
    compiled.set(schema, isValid);
    return isValid(value) ? undefined : draft.errorsText(isValid.errors);
  };
};

export const validatorOf = (document: Document): Validator => {
  const validator = drafts.get(document.root) ?? createValidator(document);
  drafts.set(document.root, validator);
  return validator;
};
