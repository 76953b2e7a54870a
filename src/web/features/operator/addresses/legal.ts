import type { LegalDocument } from '#contract/operator/model/legalDocument.ts';
import { paths } from '#web/navigation/paths.ts';

export const legalPath = 'legal';
export const legalVersionPath = `${legalPath}/:document/:version`;
export const newLegalVersionPath = `${legalPath}/:document/new`;

export const legalHref = `${paths.operator()}/${legalPath}`;

const words: Record<LegalDocument, string> = { TERMS: 'terms', PRIVACY: 'privacy' };

/** Both texts, in the order of the page. */
export const LEGAL_DOCUMENTS = Object.keys(words) as readonly LegalDocument[];

/** The text that an address names; undefined for any other word. */
export const documentOf = (word: string | undefined): LegalDocument | undefined =>
  LEGAL_DOCUMENTS.find((document) => words[document] === word);

export const legalVersionHref = (document: LegalDocument, version: number): string =>
  `${legalHref}/${words[document]}/${version}`;
export const newLegalVersionHref = (document: LegalDocument): string => `${legalHref}/${words[document]}/new`;
