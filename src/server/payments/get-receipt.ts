import type { Caller } from '../core/caller.ts';
import { requireId } from '../db/lookup.ts';
import { drawAside } from '../documents/draw-aside.ts';
import { reply } from '../http/explicit-reply.ts';
import type { Input } from '../http/input.ts';
import { languageOfLocale } from '../pages/index.ts';
import type { PaymentDeps } from './deps.ts';
import { findFile, keepFile, type ReceiptFile } from './receipts/receipt-file.ts';
import { findReceipt } from './receipts/receipt.ts';

const document = new URL('./receipts/document.ts', import.meta.url);

const download = ({ fileName, pdf }: ReceiptFile) =>
  reply({ status: 200, headers: { 'Content-Disposition': `attachment; filename="${fileName}"` }, body: pdf });

/** The receipt of the reseller's own settled payment, in the language of the locale. Drawn once for each language, then kept. */
export const getReceipt = async (
  { db, storeName }: PaymentDeps,
  { resellerId }: Caller,
  { params, headers }: Input<'getReceipt'>,
) => {
  const key = { paymentId: requireId(params.id), language: languageOfLocale(headers.Locale) };
  const kept = await db.forReseller(resellerId, (tx) => findFile(tx, key));
  if (kept) return download(kept);
  const receipt = await db.forReseller(resellerId, (tx) => findReceipt(tx, key.paymentId));
  const pdf = await drawAside(document, receipt, { storeName, language: key.language });
  return download(await db.forReseller(resellerId, (tx) => keepFile(tx, key, pdf)));
};
