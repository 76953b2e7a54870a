// The PDFs of receipts and credit notes, as they were first delivered.
import type { Language } from '#domain/languages.ts';
import { creditNoteFileName, receiptFileName } from '#domain/purchase.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';

/** What the store issues for a payment: its receipt, by the payment's id, or a credit note, by the id of the refund. */
export type PaymentDocument = { kind: 'receipt' | 'credit-note'; id: string };

/** One for each requested language. */
export type KeptFileKey = PaymentDocument & { language: Language };

export type KeptFile = { fileName: string; pdf: Uint8Array<ArrayBuffer> };

const tables = {
  receipt: { issued: 'receipt', files: 'receipt_file', key: 'payment_id' },
  'credit-note': { issued: 'credit_note', files: 'credit_note_file', key: 'refund_id' },
};

type Row = { number: string; paidAt: Date; pdf: Buffer<ArrayBuffer> };

/** As the page saves it (ACC-015). */
const fileNameOf = (kind: PaymentDocument['kind'], { number, paidAt }: Row): string =>
  kind === 'receipt' ? receiptFileName(paidAt) : creditNoteFileName(number);

/** The stored file; undefined before the document was drawn in this language. */
export const findFile = async (
  tx: TransactionSql,
  { kind, id, language }: KeptFileKey,
): Promise<KeptFile | undefined> => {
  const { issued, files, key } = tables[kind];
  const [row] = await tx<Row[]>`
    select issued.number, payment.created_at as paid_at, file.pdf
    from ${tx(files)} file join ${tx(issued)} issued using (${tx(key)})
    join payment on payment.id = issued.payment_id
    where issued.reseller_id = current_reseller() and ${tx(key)} = ${id} and file.language = ${language}`;
  return row && { fileName: fileNameOf(kind, row), pdf: row.pdf };
};

/** Stores a drawing, or returns the one that another call has stored in between. */
export const keepFile = async (tx: TransactionSql, file: KeptFileKey, pdf: Uint8Array): Promise<KeptFile> => {
  const { files, key } = tables[file.kind];
  await tx`
    insert into ${tx(files)} (${tx(key)}, language, reseller_id, pdf)
    values (${file.id}, ${file.language}, current_reseller(), ${pdf}) on conflict do nothing`;
  return orNotFound(await findFile(tx, file));
};
