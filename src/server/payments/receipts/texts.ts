// Texts of receipts and credit notes. The server makes these documents, so their texts are not among those of the app.
import type { Language } from '../../pages/index.ts';

type MethodName = 'Card' | 'Crypto' | 'Bank transfer' | 'Exchange balance';

const sharedEn = {
  date: 'Date',
  methodNames: {
    Card: 'Card',
    Crypto: 'Crypto',
    'Bank transfer': 'Bank transfer',
    'Exchange balance': 'Exchange balance',
  } as Readonly<Record<MethodName, string>>,
  recipient: 'Billed to',
  taxId: 'Tax id',
  item: 'Item',
  amount: 'Amount',
  vat: 'VAT {rate}',
  reverseCharge: 'The recipient owes the VAT (reverse charge, Directive 2006/112/EC, Article 196).',
};

/** What both documents say. */
export type SharedTexts = typeof sharedEn;

const sharedDe: SharedTexts = {
  date: 'Datum',
  methodNames: {
    Card: 'Karte',
    Crypto: 'Kryptowährung',
    'Bank transfer': 'Überweisung',
    'Exchange balance': 'Guthaben bei der Börse',
  },
  recipient: 'Rechnungsempfänger',
  taxId: 'USt-IdNr.',
  item: 'Position',
  amount: 'Betrag',
  vat: 'USt. {rate}',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Richtlinie 2006/112/EG, Artikel 196).',
};

const receiptEn = {
  ...sharedEn,
  title: 'Receipt',
  number: 'Receipt number',
  method: 'Payment method',
  units: 'Units',
  credit: 'Credit top-up',
  discount: 'Bulk discount {rate}',
  total: 'Total paid',
};

export type ReceiptTexts = typeof receiptEn;

const receiptDe: ReceiptTexts = {
  ...sharedDe,
  title: 'Beleg',
  number: 'Belegnummer',
  method: 'Zahlungsart',
  units: 'Anzahl',
  credit: 'Guthaben-Aufladung',
  discount: 'Mengenrabatt {rate}',
  total: 'Bezahlter Betrag',
};

const creditNoteEn = {
  ...sharedEn,
  title: 'Credit note',
  number: 'Credit note number',
  receipt: 'For receipt',
  receiptOf: '{number} of {date}',
  method: 'Refunded by',
  transfer: 'Refunded by bank transfer',
  line: 'Refund for receipt {number}',
  total: 'Total refunded',
};

export type CreditNoteTexts = typeof creditNoteEn;

/** In German tax law a "Gutschrift" is issued by the recipient of a supply; this is a correction of an invoice. */
const creditNoteDe: CreditNoteTexts = {
  ...sharedDe,
  title: 'Rechnungskorrektur',
  number: 'Nummer der Rechnungskorrektur',
  receipt: 'Zum Beleg',
  receiptOf: '{number} vom {date}',
  method: 'Erstattet über',
  transfer: 'Erstattet per Überweisung',
  line: 'Erstattung zum Beleg {number}',
  total: 'Erstatteter Betrag',
};

export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = { en: receiptEn, de: receiptDe };
export const creditNoteTexts: Readonly<Record<Language, CreditNoteTexts>> = { en: creditNoteEn, de: creditNoteDe };
