// The PDFs of receipts and credit notes, as they were first delivered.
import type { TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import type { Language } from '../../pages/index.ts';

/** What the store issues for a payment: its receipt, by the payment's id, or a credit note, by the id of the refund. */
export type PaymentDocument = { kind: 'receipt' | 'credit-note'; id: string };

/** One for each requested language. */
export type KeptFileKey = PaymentDocument & { language: Language };

export type KeptFile = { fileName: string; pdf: Uint8Array<ArrayBuffer> };

const tables = {
  receipt: { name: 'invoice', issued: 'receipt', files: 'receipt_file', key: 'payment_id' },
  'credit-note': { name: 'credit-note', issued: 'credit_note', files: 'credit_note_file', key: 'refund_id' },
};

type Row = { number: string; pdf: Buffer<ArrayBuffer> };

/** The stored file; undefined before the document was drawn in this language. */
export const findFile = async (
  tx: TransactionSql,
  { kind, id, language }: KeptFileKey,
): Promise<KeptFile | undefined> => {
  const { name, issued, files, key } = tables[kind];
  const [row] = await tx<Row[]>`
    select issued.number, file.pdf
    from ${tx(files)} file join ${tx(issued)} issued using (${tx(key)})
    where issued.reseller_id = current_reseller() and ${tx(key)} = ${id} and file.language = ${language}`;
  return row && { fileName: `${name}-${row.number}.pdf`, pdf: row.pdf };
};

/** Stores a drawing, or returns the one that another call has stored in between. */
export const keepFile = async (tx: TransactionSql, file: KeptFileKey, pdf: Uint8Array): Promise<KeptFile> => {
  const { files, key } = tables[file.kind];
  await tx`
    insert into ${tx(files)} (${tx(key)}, language, reseller_id, pdf)
    values (${file.id}, ${file.language}, current_reseller(), ${pdf}) on conflict do nothing`;
  return orNotFound(await findFile(tx, file));
};
