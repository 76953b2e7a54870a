import { readFileSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { defineConfig, type GeneratorVerbOptions, type OptionsExport } from 'orval';
import { schemasFor, withAnswerShapes } from './src/codegen/answer-shapes.ts';
import { lengthFirst } from './src/codegen/length-first.ts';
import { openAnswers } from './src/codegen/open-answers.ts';
import type { OpenApi } from './src/codegen/openapi.ts';
import { createOperationsTable, type TableSource } from './src/codegen/operations-table.ts';
import { createRequestCollection } from './src/codegen/request-collection.ts';
import { shareHelpers } from './src/codegen/share-helpers.ts';
import { withLookUps } from './src/codegen/with-look-ups.ts';

/**
 * The one list of what is generated from the contract. `npm run codegen` first bundles openapi/<document>.yaml with
 * everything it refers to into .cache/openapi/<document>.json, without the codes of problems of other documents. Then it
 * writes, for each document:
 *
 *   src/contract/<document>/paths.ts       path and component types (openapi-typescript)
 *   src/contract/<document>/model/         one type a schema (orval)
 *   src/contract/<document>/zod/           validators (orval)
 *   src/contract/<document>/constants.ts   their limits and patterns alone, without Zod
 *   src/contract/<document>/operations.ts  the table the server routes by
 *   src/contract/<document>/document.json  the bundle for those who build on the API: enums of answers are open
 *   src/contract/partner/published.ts      path and component types of document.json
 *   src/contract/partner/collection.json   the partner API as a request collection
 *   src/web/api/<document>/                React Query hooks through our transport (orval; not of the partner API)
 *   mocks/generated/<document>/            MSW handlers that answer with the contract's examples (orval)
 *
 * and for each openapi/vendors/<vendor>.yaml, what we rely on of another company's API:
 *
 *   src/contract/vendors/<vendor>/paths.ts  path and component types (openapi-typescript)
 *   src/contract/vendors/<vendor>/zod/      validators (orval)
 */
/** Makes orval write whole file names in imports, as Node requires. */
const tsconfig = './tsconfig.base.json';

const banner = '// Generated from openapi/ by `npm run codegen`. Do not edit.\n';

type Document = 'storefront' | 'partner' | 'operator';

const bundled = (document: Document): string => `./.cache/openapi/${document}.json`;
const contract = (document: Document): string => `./src/contract/${document}`;

const writeTypes = async (source: string, folder: string, file = 'paths.ts'): Promise<void> => {
  const ast = await openapiTS(new URL(source, import.meta.url));
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${file}`, banner + astToString(ast));
};

const writePathTypes = (document: Document): Promise<void> => writeTypes(bundled(document), contract(document));

const readBundle = async (document: Document): Promise<OpenApi> =>
  JSON.parse(await readFile(bundled(document), 'utf8')) as OpenApi;

/** What the server hands out to integrators, with its own address and prefix. */
const writeDocument = async (document: Document): Promise<void> =>
  writeFile(`${contract(document)}/document.json`, JSON.stringify(openAnswers(await readBundle(document))));

/** What clients of another company are generated from, and the examples for integrators. */
const writePublishedTypes = (): Promise<void> =>
  writeTypes(`${contract('partner')}/document.json`, contract('partner'), 'published.ts');

const writeCollection = async (): Promise<void> =>
  writeFile(
    `${contract('partner')}/collection.json`,
    JSON.stringify(createRequestCollection(await readBundle('partner'))),
  );

/** The documents that pages of the web app call. */
type PageDocument = Exclude<Document, 'partner'>;

const hooksFolder = (document: PageDocument): string => `./src/web/api/${document}`;

/**
 * Required fields for which a screen has its own words when they are missing: no state (STO-086), no currency
 * (PKG-037).
 */
const dispensable = { SoldItem: ['state'], SoldItemDetail: ['state'], PaymentDetails: ['currencyCode'] };

/**
 * Gives the transport the shape of each answer (decision 45), and makes it look up what became of a change whose answer
 * was lost (decision 91). The generated code does neither by itself.
 */
const completeHooks = async (document: PageDocument): Promise<void> => {
  const schemas = schemasFor(await readBundle(document), dispensable);
  for await (const file of glob(`${hooksFolder(document)}/**/*.ts`)) {
    const shaped = withAnswerShapes(await readFile(file, 'utf8'), schemas);
    await writeFile(file, shareHelpers(withLookUps(shaped, document)));
  }
};

type Part = { [name: string]: unknown };

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Removes the examples of bytes, which are base64: a mock would answer with them as they are. */
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

type Operation = { operationId: string; parameters?: readonly { $ref?: string }[] };

const idempotencyKey = '#/components/parameters/IdempotencyKey';

/** The operations whose effect must happen once: those that take an idempotency key. */
const operationsOnce = (document: PageDocument): string[] => {
  const { paths } = JSON.parse(readFileSync(bundled(document), 'utf8')) as { paths: object };
  const operations = Object.values(paths).flatMap((path: object) => Object.values(path)) as Operation[];
  const takesKey = ({ parameters = [] }: Operation): boolean => parameters.some(({ $ref }) => $ref === idempotencyKey);
  return operations.filter(takesKey).map(({ operationId }) => operationId);
};

/** The transport provides the key, so no page passes one. */
const withoutIdempotencyKeys = <Value>(value: Value): Value => {
  if (!isPart(value)) return value;
  const { parameters } = value;
  if (Array.isArray(parameters)) {
    Object.assign(value, { parameters: parameters.filter((parameter) => parameter['$ref'] !== idempotencyKey) });
  }
  Object.values(value).forEach(withoutIdempotencyKeys);
  return value;
};

/** Operations that read by POST and change nothing: fetched and kept like all other answers. */
const readsByPost: Record<PageDocument, readonly string[]> = {
  storefront: [
    'calculateCartPrice',
    'listPaymentMethods',
    'getPaymentDetails',
    'searchCustomers',
    'syncApiCredentials',
    'quoteGroupSale',
  ],
  operator: ['previewPriceRules', 'previewCostRate'],
};

const transport = './src/web/api/transport.ts';

const forEachOf = <Settings>(operations: readonly string[], settings: Settings): Record<string, Settings> =>
  Object.fromEntries(operations.map((operation) => [operation, settings]));

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
const hooks = (document: PageDocument, base: string): OptionsExport => ({
  input: {
    ...mockInput(document),
    override: { transformer: (contents) => withoutIdempotencyKeys(withoutExamplesOfBytes(contents)) },
  },
  output: {
    mode: 'tags-split',
    tsconfig,
    target: hooksFolder(document),
    schemas: `${contract(document)}/model`,
    client: 'react-query',
    httpClient: 'fetch',
    baseUrl: base,
    clean: true,
    headers: true,
    indexFiles: false,
    urlEncodeParameters: true,
    mock: mocks(document, base),
    override: {
      header: () => banner,
      mutator: { path: transport, name: 'sendCall' },
      query: { version: 5, signal: true },
      operations: {
        ...forEachOf(operationsOnce(document), { mutator: { path: transport, name: 'sendCallOnce' } }),
        ...forEachOf(readsByPost[document], { query: { useQuery: true, useMutation: false } }),
      },
      fetch: { includeHttpResponseReturnType: false },
      mock: { exactOptional: true },
      enumGenerationType: 'union',
    },
  },
  hooks: {
    afterAllFilesWrite: [() => writePathTypes(document), () => writeDocument(document), () => completeHooks(document)],
  },
});

/** Types and mocks of the partner API, which no page of ours calls. */
const partnerMocks: OptionsExport = {
  input: mockInput('partner'),
  output: {
    mode: 'tags-split',
    tsconfig,
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
    afterAllFilesWrite: [
      () => writePathTypes('partner'),
      () => writeDocument('partner'),
      writePublishedTypes,
      writeCollection,
    ],
  },
};

const putLengthFirst = async (document: Document): Promise<void> => {
  for await (const file of glob(`${contract(document)}/zod/**/*.ts`)) {
    await writeFile(file, lengthFirst(await readFile(file, 'utf8')));
  }
};

/** The table that the server routes by; it refers to the validators, so these are written before. */
const writeOperations = async (document: Document, operations: readonly GeneratorVerbOptions[]): Promise<void> => {
  const bundle = JSON.parse(await readFile(bundled(document), 'utf8')) as TableSource;
  const readValidators = (tag: string): Promise<string> =>
    readFile(`${contract(document)}/zod/${tag}/${tag}.ts`, 'utf8');
  const table = await createOperationsTable(bundle, operations, readValidators);
  await writeFile(`${contract(document)}/operations.ts`, banner + table);
};

const constantPattern = /^export const \w+(?:Max|Min|RegExp) = .*;$/gm;

/** Limits and patterns for rules that need no validator: the module of a validator brings all of Zod. */
const writeConstants = async (document: Document): Promise<void> => {
  const folder = `${contract(document)}/zod/schemas`;
  const modules = (await readdir(folder)).toSorted().map((file) => readFile(`${folder}/${file}`, 'utf8'));
  const constants = (await Promise.all(modules)).flatMap((module) => module.match(constantPattern) ?? []);
  const pure = constants.map((constant) => constant.replace('= new', '= /*#__PURE__*/ new'));
  await writeFile(`${contract(document)}/constants.ts`, `${banner}${pure.join('\n')}\n`);
};

/** Zod validators. Unknown fields are refused, in requests and (where answers are checked) in answers. */
const validators = (document: Document): OptionsExport => {
  const operations = new Map<string, GeneratorVerbOptions>();
  return {
    input: bundled(document),
    output: {
      mode: 'tags-split',
      tsconfig,
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
    hooks: {
      afterAllFilesWrite: [
        () => putLengthFirst(document),
        () => writeOperations(document, [...operations.values()]),
        () => writeConstants(document),
      ],
    },
  };
};

/** Zod validators of a vendor's answers. Unknown fields are not a fault: an answer may say more than we need. */
const vendorValidators = (vendor: string): OptionsExport => {
  const source = `./openapi/vendors/${vendor}.yaml`;
  const folder = `./src/contract/vendors/${vendor}`;
  return {
    input: source,
    output: {
      mode: 'tags-split',
      tsconfig,
      client: 'zod',
      target: `${folder}/zod`,
      schemas: { path: `${folder}/zod/schemas`, type: 'zod' },
      clean: true,
      headers: true,
      indexFiles: false,
      override: {
        header: () => banner,
        zod: {
          version: 4,
          variant: 'mini',
          exactOptional: true,
          generateReusableSchemas: true,
          generateCompanionTypes: true,
        },
      },
    },
    hooks: { afterAllFilesWrite: [() => writeTypes(source, folder)] },
  };
};

export default defineConfig({
  storefront: hooks('storefront', '/client-api'),
  storefrontValidators: validators('storefront'),
  partner: partnerMocks,
  partnerValidators: validators('partner'),
  operator: hooks('operator', '/operator-api'),
  operatorValidators: validators('operator'),
  esimGo: vendorValidators('esim-go'),
});
