// The operations of a bundled document, with every reference to something other than a schema taken away.
import { readFileSync } from 'node:fs';
import type { Schema } from './schema.ts';

export type DocumentName = 'storefront' | 'partner';

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };

export type Answer = {
  content?: Record<string, { schema?: Schema }>;
  headers?: Record<string, { required?: boolean; schema: Schema }>;
};

export type Body = { mediaType: string; schema: Schema; required: boolean };

export type Operation = {
  document: Document;
  id: string;
  method: string;
  /** With the server's path before it, so that it can be called. */
  path: string;
  parameters: Parameter[];
  body: Body | undefined;
  answers: Record<string, Answer>;
  /** Names of the schemes of which one is enough; none for an operation that everybody may call. */
  schemes: string[];
  /** Whether it also answers callers without credentials. */
  isOpen: boolean;
};

export type Document = { name: DocumentName; root: object };

type Reference = { $ref: string };

type Node = Record<string, unknown>;

type RawBody = { content: Record<string, { schema: Schema }>; required?: boolean };

type RawOperation = {
  operationId: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: RawBody | Reference;
  responses: Record<string, Answer | Reference>;
  security?: Record<string, string[]>[];
};

const methods = ['get', 'put', 'post', 'patch', 'delete'];

const unescapeStep = (step: string): string => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** What a reference leads to; anything else as it is. */
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

const readAnswer = (document: Document, raw: Answer | Reference): Answer => {
  const { headers = {}, ...answer } = resolve(document, raw);
  return {
    ...answer,
    headers: Object.fromEntries(Object.entries(headers).map(([name, header]) => [name, resolve(document, header)])),
  };
};

/** Reads what `npm run codegen` has bundled, not what the server made of it. */
export const readOperations = (name: DocumentName): Operation[] => {
  const root = JSON.parse(readFileSync(`.cache/openapi/${name}.json`, 'utf8')) as {
    servers: { url: string }[];
    security?: Record<string, string[]>[];
    paths: Record<string, Node>;
  };
  const document: Document = { name, root };
  const base = root.servers[0]?.url.replace(/\/$/, '') ?? '';
  const read = (path: string, item: Node, method: string): Operation => {
    const raw = item[method] as RawOperation;
    const requirements = raw.security ?? root.security ?? [];
    const parameters = [...((item['parameters'] as RawOperation['parameters']) ?? []), ...(raw.parameters ?? [])];
    return {
      document,
      id: raw.operationId,
      method: method.toUpperCase(),
      path: base + path,
      parameters: parameters.map((parameter) => resolve(document, parameter)),
      body: readBody(document, raw.requestBody),
      answers: Object.fromEntries(
        Object.entries(raw.responses).map(([status, answer]) => [status, readAnswer(document, answer)]),
      ),
      schemes: requirements.flatMap((requirement) => Object.keys(requirement)),
      isOpen: requirements.length === 0 || requirements.some((requirement) => Object.keys(requirement).length === 0),
    };
  };
  return Object.entries(root.paths).flatMap(([path, item]) =>
    methods.filter((method) => method in item).map((method) => read(path, item, method)),
  );
};
