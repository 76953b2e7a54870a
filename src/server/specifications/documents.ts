// The generated documents as this store delivers them: with its name, prefix and address.
import { readFile } from 'node:fs/promises';
import type { Language } from '#domain/languages.ts';
import { type Described, inGerman } from './german/index.ts';
import type { Store } from './store.ts';

type Specification = Described;

type Collection = { variable: { key: string; value: string }[] } & Record<string, unknown>;

const readGenerated = async <Document>(name: string): Promise<Document> =>
  JSON.parse(await readFile(new URL(`../../contract/${name}.json`, import.meta.url), 'utf8')) as Document;

const mapJson = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => mapJson(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [change(key), mapJson(entry, change)]));
};

const mapTexts = <Document extends object>(document: Document, change: (text: string) => string): Document =>
  mapJson(document, change) as Document;

/** The contract's addresses of these files. */
const filesOfTheContract = 'https://store.example/api/specifications/';

/** The contract is written for the default name and prefix. Host names that contain the name stay as they are. */
export const inWordsOf =
  ({ storeName, storeSlug, partnerPrefix, publicUrl }: Store) =>
  (text: string): string =>
    text
      .replaceAll(/\bSimshelf\b/g, () => storeName)
      .replaceAll(/(\/?)\bsimshelf\b(?!\.\w)/g, (_, slash) => (slash === '' ? storeSlug : `/${partnerPrefix}`))
      .replaceAll(filesOfTheContract, () => `${publicUrl}/api/specifications/`);

/** Both documents share the examples of refusals, which are written for the storefront. */
const ofThePartnerApi = (text: string): string => text.replace(/^\/client-api\//, '/simshelf/');

const translated: Record<Language, typeof inGerman> = { en: (_name, document) => document, de: inGerman };

type Wanted = { name: 'partner' | 'storefront'; language: Language };

/** An OpenAPI document with the real paths and servers. In another language its operations are described in that. */
export const specificationFor = async ({ name, language }: Wanted, store: Store): Promise<Specification> => {
  const generated = translated[language](name, await readGenerated<Specification>(`${name}/document`));
  const own = name === 'partner' ? mapTexts(generated, ofThePartnerApi) : generated;
  const document = mapTexts(own, inWordsOf(store));
  const servers = document.servers.map((server) => ({
    ...server,
    url: `${store.publicUrl}${server.url.replace(/\/$/, '')}`,
  }));
  return { ...document, servers };
};

/** The request collection, set up for this store. */
export const collectionFor = async (store: Store): Promise<Collection> => {
  const collection = mapTexts(await readGenerated<Collection>('partner/collection'), inWordsOf(store));
  const settings = new Map([
    ['baseUrl', store.publicUrl],
    ['prefix', store.partnerPrefix],
  ]);
  const variable = collection.variable.map((entry) => ({ ...entry, value: settings.get(entry.key) ?? entry.value }));
  return { ...collection, variable };
};
