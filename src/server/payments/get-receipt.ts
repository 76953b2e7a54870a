import type { Caller } from '../core/caller.ts';
import type { Database } from '../db/connect.ts';
import { requireId } from '../db/lookup.ts';
import { chooseLanguage } from '../pages/index.ts';
import { drawAside } from './receipts/draw-aside.ts';
import { findReceipt } from './receipts/receipt.ts';
import { findFile, keepFile, type ReceiptFile } from './receipts/receipt-file.ts';

export type ReceiptDeps = { db: Database; storeName: string };

/** The receipt of one's own settled payment, in the language of the locale. It is drawn once for each language and then kept. */
export const getReceipt = async (
  { db, storeName }: ReceiptDeps,
  { resellerId }: Caller,
  paymentId: string,
  locale: string | undefined,
): Promise<ReceiptFile> => {
  const key = { paymentId: requireId(paymentId), language: chooseLanguage(locale) };
  const kept = await db.forReseller(resellerId, (tx) => findFile(tx, key));
  if (kept) return kept;
  const receipt = await db.forReseller(resellerId, (tx) => findReceipt(tx, key.paymentId));
  const pdf = await drawAside(receipt, { storeName, language: key.language });
  return db.forReseller(resellerId, (tx) => keepFile(tx, key, pdf));
};
