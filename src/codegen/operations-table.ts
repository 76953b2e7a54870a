// The operations table: method, path, security and the validators of every part, by operationId.
import type { GeneratorVerbOptions } from 'orval';
import { largestJson, type Schema, type Schemas } from './largest-json.ts';

type Answer = { content?: Record<string, unknown>; $ref?: string };

/** The parts of the bundled document that the table needs. */
export type TableSource = {
  security: unknown;
  components: { responses: Record<string, Answer>; schemas: Schemas };
};

const kilobyte = 1000;

type Body = { required?: boolean; content: Record<string, { schema: Schema }> };

type Original = {
  'x-heavy'?: boolean;
  'x-store-view'?: boolean;
  'x-not-while-suspended'?: boolean;
  security?: unknown;
  requestBody?: Body;
  responses: Record<string, Answer>;
};

/** The validators of one operation: the table's entry for each of its parts that has one. */
type ValidatorOf = (part: string) => string | undefined;

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const tagOf = ({ tags: [tag = 'default'] }: GeneratorVerbOptions): string => tag;

/** A tag of several words, which are joined by hyphens, as the name of an import. */
const nameOf = (tag: string): string => tag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const validatorsOf =
  (operation: GeneratorVerbOptions, generated: string): ValidatorOf =>
  (part) => {
    const name = `${capitalised(operation.operationName)}${part}`;
    return new RegExp(`export const ${name}\\b`).test(generated) ? `${nameOf(tagOf(operation))}.${name}` : undefined;
  };

const answerLine = (source: TableSource, validator: ValidatorOf, status: string, declared: Answer): string => {
  const name = declared.$ref?.split('/').at(-1);
  const { content } = name === undefined ? declared : (source.components.responses[name] ?? declared);
  const [media = null] = Object.keys(content ?? {});
  return `      ${status}: { media: ${JSON.stringify(media)}, schema: ${validator(`${status}Response`) ?? null} },`;
};

/** The largest body that this operation can need, in whole kilobytes. */
const bodyLimit = (schemas: Schemas, { content = {} }: Partial<Body> = {}): number => {
  const sizes = Object.values(content).map(({ schema }) => largestJson(schemas, schema));
  return Math.ceil(Math.max(0, ...sizes) / kilobyte) * kilobyte;
};

const entry = (source: TableSource, operation: GeneratorVerbOptions, validator: ValidatorOf): string => {
  const original = operation.originalOperation as Original;
  const { security = source.security, requestBody, responses } = original;
  return [
    `  ${operation.operationName}: {`,
    `    method: '${operation.verb}',`,
    `    path: '${operation.pathRoute}',`,
    `    security: ${JSON.stringify(security)},`,
    `    params: ${validator('Params')},`,
    `    query: ${validator('QueryParams')},`,
    `    headers: ${validator('Header')},`,
    `    body: ${validator('Body')},`,
    `    bodyRequired: ${requestBody?.required === true},`,
    `    isHeavy: ${original['x-heavy'] === true},`,
    `    isInStoreView: ${original['x-store-view'] === true},`,
    `    isClosedInSuspension: ${original['x-not-while-suspended'] === true},`,
    `    bodyLimit: ${bodyLimit(source.components.schemas, requestBody)},`,
    `    responses: {`,
    ...Object.entries(responses).map(([status, answer]) => answerLine(source, validator, status, answer)),
    `    },`,
    `  },`,
  ].join('\n');
};

/** The source of the table. `readValidators` returns the generated source of a tag. */
export const createOperationsTable = async (
  source: TableSource,
  operations: readonly GeneratorVerbOptions[],
  readValidators: (tag: string) => Promise<string>,
): Promise<string> => {
  const tags = [...new Set(operations.map(tagOf))];
  const generated = new Map<string, string>();
  for (const tag of tags) generated.set(tag, await readValidators(tag));
  const entries = operations.map((operation) =>
    entry(source, operation, validatorsOf(operation, generated.get(tagOf(operation)) ?? '')),
  );
  return [
    ...tags.map((tag) => `import * as ${nameOf(tag)} from './zod/${tag}/${tag}.ts';`),
    '',
    'export const operations = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
};
