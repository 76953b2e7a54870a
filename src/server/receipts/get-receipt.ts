import type { Caller } from '../caller.ts';
import type { Database } from '../db/connect.ts';
import { chooseLanguage } from '../pages/index.ts';
import { drawReceipt } from './document.ts';
import { findReceipt } from './receipt.ts';

export type ReceiptDeps = { db: Database; storeName: string };

/** A receipt as a file. */
export type ReceiptFile = { fileName: string; pdf: Uint8Array<ArrayBuffer> };

/** The receipt of one's own settled payment, in the language of the locale. */
export const getReceipt = async (
  { db, storeName }: ReceiptDeps,
  caller: Caller,
  paymentId: string,
  locale: string | undefined,
): Promise<ReceiptFile> => {
  const receipt = await findReceipt(db, caller, paymentId);
  const pdf = await drawReceipt(receipt, { storeName, language: chooseLanguage(locale) });
  return { fileName: `receipt-${receipt.number}.pdf`, pdf };
};
