// The partner API as a request collection (Postman 2.1): every operation once, in an order in which it runs completely
// with only a client id and secret. The same contract gives the same bytes.
import { firstExample, type OpenApi, type Operation, operationsOf, type Parameter, resolve } from './openapi.ts';
import { exemplary, given, valueOfBodyField, variableOfSegment } from './request-values.ts';

type Script = { listen: 'test'; script: { type: 'text/javascript'; exec: string[] } };
type Field = { key: string; value: string; description?: string; disabled?: true };
type Auth = { type: string } & Record<string, unknown>;

type Request = {
  name: string;
  event: Script[];
  request: {
    method: string;
    description: string;
    auth?: Auth;
    header: Field[];
    url: { raw: string; host: string[]; path: string[]; query?: Field[] };
    body?: { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } };
  };
  response: { name: string; status: string; code: number; header: Field[]; body: string }[];
};

type Folder = { name: string; description: string; item: Request[] };

export type RequestCollection = {
  info: { _postman_id: string; name: string; version: string; description: string; schema: string };
  auth: Auth;
  variable: { key: string; value: string; description: string }[];
  item: Folder[];
};

const description = `Every call of the partner API, in an order in which the whole collection runs.

1. Set the variables clientId and clientSecret: the credentials of a channel, from the API page of the store.
2. Put at least one package into the inventory, and keep enough credit (or stock) for three sales of the cheapest one.
3. Run the collection: the first request fetches the access token, and later ones take their ids from earlier answers.
   With newman: newman run <this file> --env-var clientId=... --env-var clientSecret=...

The requests below activations sell: they use up stock or credit.`;

/** Variables that the user sets; all others come from responses. */
const settings: RequestCollection['variable'] = [
  { key: 'baseUrl', value: 'http://localhost:8080', description: 'Address of the store.' },
  { key: 'prefix', value: 'simshelf', description: "The store's own prefix of the partner API." },
  { key: 'clientId', value: '', description: 'Client id of a channel.' },
  { key: 'clientSecret', value: '', description: 'Client secret of the same channel.' },
  { key: 'accessToken', value: '', description: 'Fetched by the first request.' },
];

const pair = (key: string, value: string) => ({ key, value, type: 'string' });

const bearer: Auth = { type: 'bearer', bearer: [pair('token', '{{accessToken}}')] };
const basic: Auth = { type: 'basic', basic: [pair('username', '{{clientId}}'), pair('password', '{{clientSecret}}')] };

/** Undefined where the collection's own authentication applies. */
const authOf = ({ security }: Operation): { auth?: Auth } => {
  if (security === undefined) return {};
  if (security.length === 0) return { auth: { type: 'noauth' } };
  return security.some((scheme) => 'channel' in scheme) ? { auth: basic } : {};
};

/** Optional parameters that are sent: they prevent a repeated sale and put the cheapest package first. */
const sent = new Set(['Idempotency-Key', 'sort_by']);

const exampleOf = (document: OpenApi, { schema }: Parameter): string => {
  const { examples, default: standard } = resolve(document, schema);
  return String(examples?.[0] ?? standard ?? '');
};

const fieldOf = (document: OpenApi, parameter: Parameter): Field => ({
  key: parameter.name,
  value: parameter.name === 'Idempotency-Key' ? '{{$guid}}' : exampleOf(document, parameter),
  description: parameter.description ?? '',
  ...(parameter.required || sent.has(parameter.name) ? {} : { disabled: true as const }),
});

const pathOf = (document: OpenApi, path: string, parameters: Parameter[]): string[] => {
  const [, ...segments] = path.split('/');
  return segments.map((segment, at) => {
    if (segment === 'simshelf') return '{{prefix}}';
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    if (name === undefined) return segment;
    const parameter = parameters.find((candidate) => candidate.name === name);
    if (parameter && exemplary.has(name)) return exampleOf(document, parameter);
    return `{{${variableOfSegment[segments[at - 1] ?? ''] ?? name}}}`;
  });
};

const urlOf = (path: string[], query: Field[]): Request['request']['url'] => ({
  raw: ['{{baseUrl}}', ...path].join('/'),
  host: ['{{baseUrl}}'],
  path,
  ...(query.length > 0 && { query }),
});

const filled = (value: unknown, name = ''): unknown => {
  const own = valueOfBodyField(name, value);
  if (own !== undefined) return own;
  if (Array.isArray(value)) return value.map((entry) => filled(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry, key)]));
};

const json = (value: unknown): string => JSON.stringify(value, null, 2);

type Body = NonNullable<Request['request']['body']>;

const bodyOf = (document: OpenApi, { requestBody }: Operation): { body?: Body } => {
  if (!requestBody) return {};
  // A number is written without the quotes of its placeholder.
  const raw = json(filled(firstExample(document, requestBody.content))).replaceAll(/"(\{\{\w+Price\}\})"/g, '$1');
  return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
};

const successOf = ({ responses }: Operation): string =>
  Object.keys(responses).find((status) => status.startsWith('2')) ?? '200';

/** Asserts the documented status, then stores the values that later requests need, escaped for JSON text. */
const scriptOf = (operation: Operation): Script => {
  const status = successOf(operation);
  const kept = Object.entries(given[operation.operationId] ?? {}).map(
    ([variable, place]) =>
      `pm.collectionVariables.set('${variable}', JSON.stringify(pm.response.json().${place}).replace(/^"|"$/g, ''));`,
  );
  const exec = [`pm.test('answers ${status}', () => pm.response.to.have.status(${status}));`, ...kept];
  return { listen: 'test', script: { type: 'text/javascript', exec } };
};

const responseOf = (document: OpenApi, operation: Operation): Request['response'] => {
  const status = successOf(operation);
  const declared = operation.responses[status];
  const answer = declared && resolve(document, declared);
  const example = firstExample(document, answer?.content);
  if (!answer || example === undefined) return [];
  const header = [{ key: 'Content-Type', value: Object.keys(answer.content ?? {})[0] ?? '' }];
  return [{ name: answer.description, status: 'OK', code: Number(status), header, body: json(example) }];
};

const requestOf = (
  document: OpenApi,
  { method, path, operation }: ReturnType<typeof operationsOf>[number],
): Request => {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  const fields = (place: Parameter['in']): Field[] =>
    parameters.filter((parameter) => parameter.in === place).map((parameter) => fieldOf(document, parameter));
  const body = bodyOf(document, operation);
  return {
    name: operation.summary,
    event: [scriptOf(operation)],
    request: {
      method,
      description: operation.description,
      ...authOf(operation),
      header: [...(body.body ? [{ key: 'Content-Type', value: 'application/json' }] : []), ...fields('header')],
      url: urlOf(pathOf(document, path, parameters), fields('query')),
      ...body,
    },
    response: responseOf(document, operation),
  };
};

/** Names of the variables that a part of the collection uses, without dynamic ones (`$guid`). */
export const variablesIn = (part: unknown): Set<string> =>
  new Set(Array.from(JSON.stringify(part).matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name));

/** Names of the variables that the scripts of a part set. */
export const variablesSetBy = (part: unknown): Set<string> =>
  new Set(Array.from(JSON.stringify(part).matchAll(/collectionVariables\.set\('(\w+)'/g), ([, name = '']) => name));

/**
 * Orders requests so that each follows those whose values it needs, and otherwise keeps their order. Unresolvable ones
 * come last.
 */
const inRunningOrder = <Part>(parts: readonly Part[], known: ReadonlySet<string>): Part[] => {
  const isReady = (part: Part): boolean => variablesIn(part).isSubsetOf(known.union(variablesSetBy(part)));
  const next = parts.find(isReady);
  if (next === undefined) return [...parts];
  const rest = parts.filter((part) => part !== next);
  return [next, ...inRunningOrder(rest, known.union(variablesSetBy(next)))];
};

/** A folder for each tag that has operations. */
const foldersOf = (document: OpenApi): Folder[] => {
  const known = new Set(settings.map(({ key }) => key));
  const operations = operationsOf(document);
  const folders = document.tags.map(({ name, description: text }) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === name);
    return { name, description: text, item: own.map((operation) => requestOf(document, operation)) };
  });
  const filledFolders = folders.filter(({ item }) => item.length > 0);
  const ordered = inRunningOrder(filledFolders, known);
  return ordered.map(({ name, description: text, item }, at) => ({
    name,
    description: text,
    item: inRunningOrder(item, known.union(variablesSetBy(ordered.slice(0, at)))),
  }));
};

/** The collection of a bundled document. */
export const createRequestCollection = (document: OpenApi): RequestCollection => ({
  info: {
    // Constant, so that an import replaces an earlier one.
    _postman_id: '5a1e0c1b-6f0d-4c55-9a57-1f3f0e5b1320',
    name: document.info.title,
    version: document.info.version,
    description,
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: bearer,
  variable: settings,
  item: foldersOf(document),
});
