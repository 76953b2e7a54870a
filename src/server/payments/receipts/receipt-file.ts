// The PDF of a receipt, as it was first delivered.
import type { TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import type { Language } from '../../pages/index.ts';

export type ReceiptFile = { fileName: string; pdf: Uint8Array<ArrayBuffer> };

/** One for each requested language. */
export type ReceiptFileKey = { paymentId: string; language: Language };

type Row = { number: string; pdf: Buffer<ArrayBuffer> };

const toFile = ({ number, pdf }: Row): ReceiptFile => ({ fileName: `receipt-${number}.pdf`, pdf });

/** The stored file; undefined before the receipt was drawn in this language. */
export const findFile = async (
  tx: TransactionSql,
  { paymentId, language }: ReceiptFileKey,
): Promise<ReceiptFile | undefined> => {
  const [row] = await tx<Row[]>`
    select receipt.number, file.pdf
    from receipt_file file join receipt using (payment_id)
    where receipt.reseller_id = current_reseller() and payment_id = ${paymentId} and file.language = ${language}`;
  return row && toFile(row);
};

/** Stores a drawing, or returns the one that another call has stored meanwhile. */
export const keepFile = async (tx: TransactionSql, key: ReceiptFileKey, pdf: Uint8Array): Promise<ReceiptFile> => {
  await tx`
    insert into receipt_file (payment_id, language, reseller_id, pdf)
    values (${key.paymentId}, ${key.language}, current_reseller(), ${pdf}) on conflict do nothing`;
  return orNotFound(await findFile(tx, key));
};
