import type { LegalDocument } from '#contract/operator/model/legalDocument.ts';

const documents: Record<LegalDocument, true> = { TERMS: true, PRIVACY: true };

/** Both texts, in the order of the page. */
export const LEGAL_DOCUMENTS = Object.keys(documents) as readonly LegalDocument[];

/** The text that an address names in small letters; undefined for any other word. */
export const documentOf = (word: string | undefined): LegalDocument | undefined =>
  LEGAL_DOCUMENTS.find((document) => document.toLowerCase() === word);
