// The bundled documents' data about each operation, read without any of the code that is generated from them. Every
// reference to something other than a schema is taken away.
import { readFileSync } from 'node:fs';
import type { Schema } from './schema.ts';

export const documentNames = ['storefront', 'partner', 'operator'] as const;

export type DocumentName = (typeof documentNames)[number];

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema: Schema;
};

export type Header = { description?: string; required?: boolean; schema: Schema };

export type Answer = { content: Record<string, { schema: Schema }>; headers: Record<string, Header> };

export type Body = { mediaType: string; schema: Schema; required: boolean };

export type Operation = {
  document: Document;
  id: string;
  method: string;
  /** The path, which begins with that of the server so that it can be called, with {parameters} in it. */
  path: string;
  description: string;
  parameters: Parameter[];
  /** Undefined where no body is read. */
  body: Body | undefined;
  takesKey: boolean;
  answers: Readonly<Record<string, Answer>>;
  /** Names of the schemes of which one is enough; none for an operation that everybody may call. */
  schemes: string[];
  /** Whether it also answers callers without credentials. */
  isOpen: boolean;
};

type Reference = { $ref: string };

type Security = Record<string, string[]>[];

type Node = Record<string, unknown>;

type Bundle = {
  info: { title: string; version: string };
  servers: { url: string }[];
  security: Security;
  paths: Record<string, Node>;
  components: { schemas: Record<string, Schema> };
};

export type Document = { name: DocumentName; root: Bundle };

type RawOperation = {
  operationId: string;
  description: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, { schema: Schema }>; required?: boolean } | Reference;
  responses: Record<string, Partial<Answer> | Reference>;
  security?: Security;
};

const methods = ['get', 'put', 'post', 'patch', 'delete'];

const unescapeStep = (step: string): string => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** Resolves a reference; any other value stays as it is. */
export const resolve = <Value extends object>(document: Document, value: Value | Reference): Value => {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as Value;
  const reference = value.$ref;
  const steps = reference.slice('#/'.length).split('/').map(unescapeStep);
  const found = steps.reduce<unknown>((node, step) => (node as Node | undefined)?.[step], document.root);
  if (found === undefined) throw new Error(`${reference} leads nowhere`);
  return resolve(document, found as Value | Reference);
};

const readBody = (document: Document, raw: RawOperation['requestBody']): Body | undefined => {
  if (raw === undefined) return undefined;
  const { content, required = false } = resolve(document, raw);
  const [[mediaType, { schema }] = ['', { schema: {} }]] = Object.entries(content);
  return { mediaType, schema, required };
};

const readAnswer = (document: Document, raw: Partial<Answer> | Reference): Answer => {
  const { headers = {}, content = {} } = resolve(document, raw);
  return {
    content,
    headers: Object.fromEntries(Object.entries(headers).map(([name, header]) => [name, resolve(document, header)])),
  };
};

const toOperation = (document: Document, path: string, item: Node, method: string): Operation => {
  const { servers, security } = document.root;
  const raw = item[method] as RawOperation;
  const requirements = raw.security ?? security;
  const written = [...((item['parameters'] as RawOperation['parameters']) ?? []), ...(raw.parameters ?? [])];
  const parameters = written.map((parameter) => resolve(document, parameter));
  return {
    document,
    id: raw.operationId,
    method: method.toUpperCase(),
    path: (servers[0]?.url.replace(/\/$/, '') ?? '') + path,
    description: raw.description,
    parameters,
    body: readBody(document, raw.requestBody),
    takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    answers: Object.fromEntries(
      Object.entries(raw.responses).map(([status, answer]) => [status, readAnswer(document, answer)]),
    ),
    schemes: requirements.flatMap((requirement) => Object.keys(requirement)),
    isOpen: requirements.length === 0 || requirements.some((requirement) => Object.keys(requirement).length === 0),
  };
};

const read = (name: DocumentName): Document => ({
  name,
  root: JSON.parse(readFileSync(new URL(`../../.cache/openapi/${name}.json`, import.meta.url), 'utf8')) as Bundle,
});

/** The output of `npm run codegen`, before the server changes it. */
export const documents: Readonly<Record<DocumentName, Document>> = {
  storefront: read('storefront'),
  partner: read('partner'),
  operator: read('operator'),
};

export const operationsOf = (name: DocumentName): Operation[] => {
  const document = documents[name];
  return Object.entries(document.root.paths).flatMap(([path, item]) =>
    methods.filter((method) => method in item).map((method) => toOperation(document, path, item, method)),
  );
};
