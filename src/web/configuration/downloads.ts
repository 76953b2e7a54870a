import { DEFAULT_LANGUAGE, type Language } from '#domain/languages.ts';
import { configuration } from './configuration.ts';

// The files for integrators (src/server/specifications).

export type SpecificationName = 'partner' | 'storefront';

const addressOf = (file: string): string => `${configuration.apiBase}/api/specifications/${file}`;

/** Addresses of the files; each is an attachment with its own name. */
export const downloads = {
  yaml: (name: SpecificationName) => addressOf(`${name}.yaml`),
  json: (name: SpecificationName) => addressOf(`${name}.json`),
  /** The document whose operations are described in this language. */
  described: (name: SpecificationName, language: Language) =>
    addressOf(language === DEFAULT_LANGUAGE ? `${name}.json` : `${name}.${language}.json`),
  collection: () => addressOf(`${configuration.storeSlug}.postman_collection.json`),
  branding: () => addressOf(`${configuration.storeSlug}-branding.zip`),
};
