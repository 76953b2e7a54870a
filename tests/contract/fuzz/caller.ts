import type { DocumentName } from '../document.ts';
import type { KnownValues } from './known-values.ts';

/** Somebody who calls, with the identifiers that have come to them. */
export type Caller = {
  name: string;
  /** 128 random bits in their texts, which nobody else may ever see. */
  mark: string;
  /** The Authorization header for each security scheme of the documents. */
  credentials: Record<string, string>;
  known: KnownValues;
};

/** What the requests are made from. */
export type World = {
  /** Address of the server. */
  url: string;
  callers: [Caller, Caller];
  /** Authorization headers that are good for nothing in a document: expired, forged, or for something else. */
  refused: Record<DocumentName, string[]>;
};
