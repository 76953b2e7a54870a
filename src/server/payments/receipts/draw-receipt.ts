import type { Database } from '../../db/connect.ts';
import { drawAside } from '../../documents/draw-aside.ts';
import { findFile, keepFile, type ReceiptFile, type ReceiptFileKey } from './receipt-file.ts';
import { findReceipt } from './receipt.ts';

const document = new URL('./document.ts', import.meta.url);

export type ReceiptDeps = { db: Database; storeName: string };

/** The receipt of the reseller's own settled payment, else 404. Drawn once for each language, then kept. */
export const drawReceipt = async (
  { db, storeName }: ReceiptDeps,
  resellerId: string,
  key: ReceiptFileKey,
): Promise<ReceiptFile> => {
  const kept = await db.forReseller(resellerId, (tx) => findFile(tx, key));
  if (kept) return kept;
  const receipt = await db.forReseller(resellerId, (tx) => findReceipt(tx, key.paymentId));
  const pdf = await drawAside(document, receipt, { storeName, language: key.language });
  return db.forReseller(resellerId, (tx) => keepFile(tx, key, pdf));
};
