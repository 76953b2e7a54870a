// The types that the server and src/web/prerender.tsx exchange: types only, so that the server compiles without the app.
import type { StoreMode } from '#domain/store-mode.ts';
import type { Language } from '#domain/languages.ts';

type LegalContent = { content: string; timestamp: string };

/** The server's values that the pages show. */
export type Facts = {
  /** Values that replace those of src/web/configuration. */
  configuration: { mode: StoreMode };
  terms: (language: Language) => LegalContent;
  privacyPolicy: (language: Language) => LegalContent;
};

export type Prerendered = {
  path: string;
  language: Language;
  title: string;
  description: string;
  /** Goes into #root. */
  content: string;
  /** Goes into #prefetched, for the app to hydrate: React Query's dehydrated state. */
  prefetched: object;
};
