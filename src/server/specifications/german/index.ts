// What the documents say about their operations, in German. Names, parameters and answers are those of the contract,
// which is in English.
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

/** The document with German texts of its operations, its tags and itself. */
export const inGerman = <Document extends Described>(name: keyof typeof texts, document: Document): Document => {
  const { summary, description, tags, operations, webhooks } = texts[name];
  const byId: Readonly<Record<string, OperationText>> = operations;
  return {
    ...document,
    info: { ...document.info, summary, description },
    servers: document.servers.map((server) => ({ ...server, description: SERVER })),
    tags: document.tags.map((tag) => ({ ...tag, description: tags[tag.name] })),
    paths: inWords(document.paths, (_path, { operationId = '' }) => byId[operationId]),
    ...(document.webhooks && { webhooks: inWords(document.webhooks, (webhook) => webhooks[webhook]) }),
  };
};
