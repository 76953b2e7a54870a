import type { DocumentName } from '../document.ts';
import type { KnownValues } from './known-values.ts';

/** A caller, with the identifiers that it has received. */
export type Caller = {
  name: string;
  /** 128 random bits in their texts, which no other caller may see. */
  mark: string;
  /** The Authorization header for each security scheme of the documents. */
  credentials: Record<string, string>;
  known: KnownValues;
};

/** The sources of the requests. */
export type World = {
  /** Address of the server. */
  url: string;
  /** The callers of a document's operations: two resellers, or two operators. */
  callers: Record<DocumentName, [Caller, Caller]>;
  /** Authorization headers that are good for nothing in a document: expired, forged, or for something else. */
  refused: Record<DocumentName, string[]>;
};
