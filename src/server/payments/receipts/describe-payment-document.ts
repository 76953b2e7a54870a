// What a message says of an invoice or a credit note, in the same words.
import type { Database } from '../../db/connect.ts';
import { createFormats } from '../../documents/formats.ts';
import { type CreditNote, findCreditNote } from './credit-note.ts';
import type { KeptFileKey } from './kept-files.ts';
import { findReceipt, type Receipt } from './receipt.ts';
import { receiptTexts } from './texts.ts';
import { vatNote } from './vat-note.ts';

type Described = {
  /** Its day, in the seller's time zone. */
  issuedOn: string;
  /** Why no VAT is due; undefined where it is. */
  vatNote: string | undefined;
};

/** The date of a reseller's document, and why it has no VAT; otherwise 404. */
export const describePaymentDocument = async (
  { db }: { db: Database },
  resellerId: string,
  { kind, id, language }: KeptFileKey,
): Promise<Described> => {
  const document = await db.forReseller<CreditNote | Receipt>(resellerId, (tx) =>
    kind === 'receipt' ? findReceipt(tx, id) : findCreditNote(tx, id),
  );
  const formats = createFormats(language, document.seller?.timeZone);
  return {
    issuedOn: formats.date(document.issuedAt),
    vatNote: vatNote(document, { text: receiptTexts[language], formats, language }),
  };
};
