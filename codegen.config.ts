import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { defineConfig, type GeneratorVerbOptions, type OptionsExport } from 'orval';
import type { OpenApi } from './src/codegen/openapi.ts';
import { createRequestCollection } from './src/codegen/request-collection.ts';

/**
 * The one list of what is generated from the contract. `npm run codegen` first bundles openapi/<document>.yaml with
 * everything it refers to into .cache/openapi/<document>.json, then writes, for each document:
 *
 *   src/contract/<document>/paths.ts       path and component types (openapi-typescript)
 *   src/contract/<document>/model/         one type a schema (orval)
 *   src/contract/<document>/zod/           validators (orval)
 *   src/contract/<document>/operations.ts  the table the server routes by
 *   src/contract/<document>/document.json  the bundle itself, for those who build on the API
 *   src/contract/partner/collection.json   the partner API as a request collection
 *   src/web/api/<document>/                React Query hooks through our transport (orval; storefront only)
 *   mocks/generated/<document>/            MSW handlers that answer with the contract's examples (orval)
 */
const banner = '// Generated from openapi/ by `npm run codegen`. Do not edit.\n';

type Document = 'storefront' | 'partner';

const bundled = (document: Document): string => `./.cache/openapi/${document}.json`;
const contract = (document: Document): string => `./src/contract/${document}`;
const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const writePathTypes = async (document: Document): Promise<void> => {
  const ast = await openapiTS(new URL(bundled(document), import.meta.url));
  await mkdir(contract(document), { recursive: true });
  await writeFile(`${contract(document)}/paths.ts`, banner + astToString(ast));
};

const readBundle = async (document: Document): Promise<OpenApi> =>
  JSON.parse(await readFile(bundled(document), 'utf8')) as OpenApi;

/** What the server hands out to integrators, its own address and prefix written in. */
const writeDocument = async (document: Document): Promise<void> =>
  writeFile(`${contract(document)}/document.json`, JSON.stringify(await readBundle(document)));

const writeCollection = async (): Promise<void> =>
  writeFile(
    `${contract('partner')}/collection.json`,
    JSON.stringify(createRequestCollection(await readBundle('partner'))),
  );

type Part = { [name: string]: unknown };

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Takes the examples of bytes away, which are base64: a mock would answer them as they are. */
const withoutExamplesOfBytes = <Value>(value: Value): Value => {
  if (!isPart(value)) return value;
  if (isPart(value['schema']) && value['schema']['format'] === 'binary') delete value['examples'];
  Object.values(value).forEach(withoutExamplesOfBytes);
  return value;
};

const mockInput = (document: Document) => ({
  target: bundled(document),
  override: { transformer: withoutExamplesOfBytes },
});

const mocks = (document: Document, base: string) => ({
  indexMockFiles: true,
  path: `./mocks/generated/${document}`,
  generators: [
    {
      type: 'msw' as const,
      useExamples: true,
      generateEachHttpStatus: true,
      delay: false as const,
      baseUrl: `*${base}`,
    },
  ],
});

/** React Query hooks for the web app, and mocks. */
const hooks: OptionsExport = {
  input: mockInput('storefront'),
  output: {
    mode: 'tags-split',
    target: './src/web/api/storefront',
    schemas: `${contract('storefront')}/model`,
    client: 'react-query',
    httpClient: 'fetch',
    baseUrl: '/client-api',
    clean: true,
    headers: true,
    indexFiles: false,
    urlEncodeParameters: true,
    mock: mocks('storefront', '/client-api'),
    override: {
      header: () => banner,
      mutator: { path: './src/web/api/transport.ts', name: 'storefrontFetch' },
      query: { version: 5, signal: true },
      fetch: { includeHttpResponseReturnType: false },
      mock: { exactOptional: true },
      enumGenerationType: 'union',
    },
  },
  hooks: { afterAllFilesWrite: [() => writePathTypes('storefront'), () => writeDocument('storefront')] },
};

/** Types and mocks of the partner API, which no page of ours calls. */
const partnerMocks: OptionsExport = {
  input: mockInput('partner'),
  output: {
    mode: 'tags-split',
    target: './.cache/partner-client',
    schemas: `${contract('partner')}/model`,
    client: 'fetch',
    clean: true,
    headers: true,
    indexFiles: false,
    mock: mocks('partner', ''),
    override: { header: () => banner, mock: { exactOptional: true }, enumGenerationType: 'union' },
  },
  hooks: {
    afterAllFilesWrite: [() => writePathTypes('partner'), () => writeDocument('partner'), writeCollection],
  },
};

type Answer = { content?: Record<string, unknown>; $ref?: string };

/** The operations table: method, path, security and the validators of every part, by operationId. */
const writeOperations = async (document: Document, operations: Map<string, GeneratorVerbOptions>): Promise<void> => {
  const source = JSON.parse(await readFile(bundled(document), 'utf8')) as {
    security: unknown;
    components: { responses: Record<string, Answer> };
  };
  const tags = new Set([...operations.values()].map(({ tags: [tag = 'default'] }) => tag));
  const zodOf = new Map<string, string>();
  for (const tag of tags) zodOf.set(tag, await readFile(`${contract(document)}/zod/${tag}/${tag}.ts`, 'utf8'));

  const entry = ({ tags: [tag = 'default'], ...operation }: GeneratorVerbOptions): string => {
    const prefix = capitalised(operation.operationName);
    const original = operation.originalOperation as {
      security?: unknown;
      requestBody?: { required?: boolean };
      responses: Record<string, Answer>;
    };
    const named = (suffix: string): string | undefined =>
      new RegExp(`export const ${prefix}${suffix}\\b`).test(zodOf.get(tag) ?? '')
        ? `${tag}.${prefix}${suffix}`
        : undefined;
    const answer = ([status, declared]: [string, Answer]): string => {
      const name = declared.$ref?.split('/').at(-1);
      const { content } = name === undefined ? declared : (source.components.responses[name] ?? declared);
      const media = Object.keys(content ?? {})[0];
      return `      ${status}: { media: ${JSON.stringify(media ?? null)}, schema: ${named(`${status}Response`) ?? null} },`;
    };
    return [
      `  ${operation.operationName}: {`,
      `    method: '${operation.verb}',`,
      `    path: '${operation.pathRoute}',`,
      `    security: ${JSON.stringify(original.security ?? source.security)},`,
      `    params: ${named('Params')},`,
      `    query: ${named('QueryParams')},`,
      `    headers: ${named('Header')},`,
      `    body: ${named('Body')},`,
      `    bodyRequired: ${original.requestBody?.required === true},`,
      `    responses: {`,
      ...Object.entries(original.responses).map(answer),
      `    },`,
      `  },`,
    ].join('\n');
  };
  const imports = [...tags].map((tag) => `import * as ${tag} from './zod/${tag}/${tag}.ts';`);
  const table = ['export const operations = {', ...[...operations.values()].map(entry), '} as const;'];
  await writeFile(`${contract(document)}/operations.ts`, `${[banner + imports.join('\n'), '', ...table].join('\n')}\n`);
};

/** Zod validators. Unknown fields are refused, in requests and (where answers are checked) in answers. */
const validators = (document: Document): OptionsExport => {
  const operations = new Map<string, GeneratorVerbOptions>();
  return {
    input: bundled(document),
    output: {
      mode: 'tags-split',
      client: 'zod',
      target: `${contract(document)}/zod`,
      schemas: { path: `${contract(document)}/zod/schemas`, type: 'zod' },
      clean: true,
      headers: true,
      indexFiles: false,
      override: {
        header: () => banner,
        transformer: (operation) => {
          operations.set(operation.operationName, operation);
          return operation;
        },
        zod: {
          version: 4,
          variant: 'mini',
          exactOptional: true,
          generateReusableSchemas: true,
          generateCompanionTypes: true,
          generateDiscriminatedUnion: true,
          generateEachHttpStatus: true,
          dateTimeOptions: { offset: true },
          strict: { body: true, response: true },
          coerce: { query: ['number', 'boolean', 'array'], param: ['number'] },
        },
      },
    },
    hooks: { afterAllFilesWrite: () => writeOperations(document, operations) },
  };
};

export default defineConfig({
  storefront: hooks,
  storefrontValidators: validators('storefront'),
  partner: partnerMocks,
  partnerValidators: validators('partner'),
});
