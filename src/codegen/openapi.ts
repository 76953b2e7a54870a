// The parts of a bundled OpenAPI document that our own generators read.

type Reference = { $ref: string };

type Example = { summary?: string; value: unknown };

type Media = Record<string, { examples?: Record<string, Example | Reference> }>;

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema: { examples?: (string | number | boolean)[]; default?: string | number | boolean } | Reference;
};

type Answer = { description: string; content?: Media };

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Media };
  responses: Record<string, Answer | Reference>;
};

export type OpenApi = {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
};

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Resolves a reference; any other value stays as it is. Throws for a reference without a target. */
export const resolve = <Value>(document: OpenApi, value: Value | Reference): Value => {
  if (!(typeof value === 'object' && value !== null && '$ref' in value)) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  const found = document.components[kind]?.[name];
  if (found === undefined) throw new Error(`${value.$ref} leads nowhere`);
  return resolve(document, found as Value | Reference);
};

/** Every operation with its method and path, in the order of the document. */
export const operationsOf = (document: OpenApi): { method: string; path: string; operation: Operation }[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );

/** The first example of a body, of any media type. */
export const firstExample = (document: OpenApi, media: Media = {}): unknown => {
  const [content] = Object.values(media);
  const [example] = Object.values(content?.examples ?? {});
  return example === undefined ? undefined : resolve(document, example).value;
};
