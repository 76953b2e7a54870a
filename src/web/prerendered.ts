// The types that the server and src/web/prerender.tsx exchange: types only, so that the server compiles without the
// app.
import type { Device } from '#domain/device.ts';
import type { Language } from '#domain/languages.ts';
import type { StoreMode } from '#domain/store-mode.ts';
import type { PageVisitor } from './session/session-context.ts';

type LegalContent = { content: string; timestamp: string };

/** The server's values that the pages show. */
export type Facts = {
  /** Values that replace those of src/web/configuration. */
  configuration: { mode: StoreMode; apiBase: string };
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
  /** The flags that the content refers to, as an element of the page that is not seen. */
  flags: string;
  /** Goes into #prefetched, for the app to hydrate: React Query's dehydrated state. */
  prefetched: object;
  /** What the page needs beside the app's own files, by the names of the build's manifest. */
  modules: readonly string[];
};

/** A request for a page of the app. */
export type PageRequest = {
  configuration: Facts['configuration'];
  /** Path and query. */
  address: string;
  language: Language;
  /** What is assumed about the browser; it goes into #assumed. */
  assumed: { device: Device; at?: number };
  /** Who is signed in; the page's frame without it. */
  visitor?: PageVisitor | undefined;
};

/** What the server does for the renderer. */
export type Surroundings = {
  /** Answers a call of the page that is being rendered, for its user. */
  send: (address: string, init: RequestInit) => Promise<Response>;
  /** Does the work as if the process were in this time zone. */
  inZone: <Result>(timeZone: string | undefined, work: () => Result) => Result;
};
