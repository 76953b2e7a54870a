// What the bundled documents say of each operation, read without any of the code that is generated from them.
import { readFileSync } from 'node:fs';

export type DocumentName = 'storefront' | 'partner';

type Json = Record<string, unknown>;

/** As much of a schema as tests ask for. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
};

type Content = Record<string, { schema: Schema }>;

export type Header = { $ref?: string; description?: string; required?: boolean; schema: Schema };

export type Answer = {
  $ref?: string;
  content?: Content;
  headers?: Record<string, Header>;
};

export type Parameter = {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  schema: Schema;
};

export type Operation = {
  document: DocumentName;
  id: string;
  method: string;
  /** As written, with {parameters} in it. */
  path: string;
  /** Names of the security schemes, any of which is enough; empty where nobody has to sign in. */
  schemes: readonly string[];
  /** Whether a caller without credentials is let in. */
  isOpen: boolean;
  parameters: readonly Parameter[];
  /** Undefined where no body is read. */
  body: Schema | undefined;
  takesKey: boolean;
  answers: Readonly<Record<string, Answer>>;
};

type Written = {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
};

export type Bundle = {
  security: Record<string, unknown>[];
  paths: Record<string, Json>;
  components: { schemas: Record<string, Schema> };
};

const read = (name: DocumentName): Bundle =>
  JSON.parse(readFileSync(new URL(`../../../.cache/openapi/${name}.json`, import.meta.url), 'utf8')) as Bundle;

export const bundles: Readonly<Record<DocumentName, Bundle>> = {
  storefront: read('storefront'),
  partner: read('partner'),
};

/** What a `#/components/...` reference stands for. */
export const resolved = <Kind extends { $ref?: string }>(document: DocumentName, value: Kind): Kind =>
  value.$ref === undefined
    ? value
    : (value.$ref
        .slice('#/'.length)
        .split('/')
        .reduce<unknown>((part, name) => (part as Json)[name], bundles[document]) as Kind);

const methods = ['get', 'put', 'post', 'delete'];

const toOperation = (document: DocumentName, path: string, method: string, written: Written): Operation => {
  const security = written.security ?? bundles[document].security;
  const ofPath = (bundles[document].paths[path]?.['parameters'] ?? []) as Parameter[];
  const parameters = [...ofPath, ...(written.parameters ?? [])].map((parameter) => resolved(document, parameter));
  return {
    document,
    id: written.operationId,
    method,
    path,
    schemes: security.flatMap((requirement) => Object.keys(requirement)),
    isOpen: security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0),
    parameters,
    body: Object.values(written.requestBody?.content ?? {})[0]?.schema,
    takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    answers: Object.fromEntries(
      Object.entries(written.responses).map(([status, answer]) => [status, resolved(document, answer)]),
    ),
  };
};

export const operationsOf = (document: DocumentName): Operation[] =>
  Object.entries(bundles[document].paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => toOperation(document, path, method, item[method] as Written)),
  );
