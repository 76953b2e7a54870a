import type { Database } from '../../db/connect.ts';
import { drawAside } from '../../documents/draw-aside.ts';
import { type CreditNote, findCreditNote } from './credit-note.ts';
import { findFile, keepFile, type KeptFile, type KeptFileKey } from './kept-files.ts';
import { findReceipt, type Receipt } from './receipt.ts';

export type DocumentDeps = { db: Database; storeName: string };

const kinds = {
  receipt: { module: new URL('./receipt-document.ts', import.meta.url), find: findReceipt },
  'credit-note': { module: new URL('./credit-note-document.ts', import.meta.url), find: findCreditNote },
};

/** A receipt or a credit note of the reseller, otherwise 404. Drawn once for each language, then kept. */
export const drawPaymentDocument = async (
  { db, storeName }: DocumentDeps,
  resellerId: string,
  key: KeptFileKey,
): Promise<KeptFile> => {
  const kept = await db.forReseller(resellerId, (tx) => findFile(tx, key));
  if (kept) return kept;
  const { module, find } = kinds[key.kind];
  const content = await db.forReseller<CreditNote | Receipt>(resellerId, (tx) => find(tx, key.id));
  const pdf = await drawAside(module, content, { storeName, language: key.language });
  return db.forReseller(resellerId, (tx) => keepFile(tx, key, pdf));
};
