// What the documents say about their operations and the parts of these, in German. Names, and what describes the fields of bodies
// and answers, are those of the contract, which is in English.
import { answers } from './answers.ts';
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

const byText: Readonly<Record<string, string>> = { ...parameters, ...answers };

/** What describes the values themselves stays as it is. */
const valuesIn = new Set(['schema', 'schemas', 'example', 'examples']);

/** What the parts of these are described by is in `byText`. */
const described = new Set(['parameters', 'responses', 'headers', 'securitySchemes']);

/** The same with German texts of all parameters, bodies, answers, headers and credentials in it. */
const partsInGerman = <Part>(part: Part, key = '', parent = ''): Part => {
  if (typeof part !== 'object' || part === null || valuesIn.has(key)) return part;
  if (Array.isArray(part)) return part.map((one) => partsInGerman<unknown>(one, '', key)) as Part;
  const parts = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, partsInGerman(one, name, key)]));
  if (!described.has(parent) && key !== 'requestBody') return parts as Part;
  const { description } = parts as { description?: string };
  return { ...parts, ...(description !== undefined && { description: byText[description] ?? description }) } as Part;
};

/** The document with German texts of its operations and their parts, its tags and itself. */
export const inGerman = <Document extends Described>(name: keyof typeof texts, document: Document): Document => {
  const { summary, description, tags, operations, webhooks } = texts[name];
  const byId: Readonly<Record<string, OperationText>> = operations;
  const byEvent: Readonly<Record<string, OperationText>> = webhooks;
  const { components, paths, webhooks: events } = partsInGerman(document);
  return {
    ...document,
    ...(components && { components }),
    info: { ...document.info, summary, description },
    servers: document.servers.map((server) => ({ ...server, description: SERVER })),
    tags: document.tags.map((tag) => ({ ...tag, description: tags[tag.name] })),
    paths: inWords(paths, (_path, { operationId = '' }) => byId[operationId]),
    ...(events && { webhooks: inWords(events, (webhook) => byEvent[webhook]) }),
  };
};
