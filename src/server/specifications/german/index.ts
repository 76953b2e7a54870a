// What the documents say about their operations and the parameters of these, in German. Names, bodies and answers are those of
// the contract, which is in English.
import { parameters } from './parameters.ts';
import { partner } from './partner.ts';
import { storefront } from './storefront.ts';
import type { OperationText } from './text.ts';

const texts = { partner, storefront };

const SERVER = 'Der Server, von dem dieses Dokument kommt';

type Operation = { operationId?: string };

/** Paths or webhooks, and below each its operations by method; parameters of a path are no operation. */
type Operations = Record<string, Record<string, Operation>>;

/** The parts of a document that have a translation. */
export type Described = {
  info: object;
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  paths: Operations;
  webhooks?: Operations;
  components?: object;
};

const inWords = (
  operations: Operations,
  textOf: (name: string, operation: Operation) => OperationText | undefined,
): Operations =>
  Object.fromEntries(
    Object.entries(operations).map(([name, methods]) => [
      name,
      Object.fromEntries(
        Object.entries(methods).map(([method, part]) => [
          method,
          part.operationId === undefined ? part : { ...part, ...textOf(name, part) },
        ]),
      ),
    ]),
  );

const isParameter = (value: object): value is { description: string } =>
  'in' in value && 'name' in value && 'description' in value && typeof value.description === 'string';

/** The same with German texts of all parameters in it, of an operation, of a path or shared. */
const parametersInGerman = <Part>(part: Part): Part => {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(parametersInGerman) as Part;
  if (isParameter(part)) return { ...part, description: parameters[part.description] ?? part.description };
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, parametersInGerman(value)])) as Part;
};

/** The document with German texts of its operations and their parameters, its tags and itself. */
export const inGerman = <Document extends Described>(name: keyof typeof texts, document: Document): Document => {
  const { summary, description, tags, operations, webhooks } = texts[name];
  const byId: Readonly<Record<string, OperationText>> = operations;
  const { components, paths, webhooks: events } = parametersInGerman(document);
  return {
    ...document,
    ...(components && { components }),
    info: { ...document.info, summary, description },
    servers: document.servers.map((server) => ({ ...server, description: SERVER })),
    tags: document.tags.map((tag) => ({ ...tag, description: tags[tag.name] })),
    paths: inWords(paths, (_path, { operationId = '' }) => byId[operationId]),
    ...(events && { webhooks: inWords(events, (webhook) => webhooks[webhook]) }),
  };
};
