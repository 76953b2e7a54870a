// Texts of invoices and credit notes. The server makes these documents, so their texts are not among those of the app.
import type { Language } from '#domain/languages.ts';
import type { RateSource } from '#domain/vat-conversion.ts';

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
  taxId: 'Tax ID',
  vatNumber: 'VAT number',
  supply: 'Date of supply',
  net: 'Net amount',
  seller: 'Seller',
  sellerTaxNumber: 'Tax number',
  sellerRegister: 'Register',
  sellerBank: 'Bank account',
  item: 'Item',
  amount: 'Amount',
  vat: 'VAT {rate}',
  vatIn: 'VAT in {currency}: {amount} ({rates}, {source}, {date})',
  rateSources: { ECB: 'European Central Bank', SIMULATOR: 'simulated rate' } as Readonly<Record<RateSource, string>>,
  reverseCharge: 'Reverse charge: the recipient owes the VAT (Directive 2006/112/EC, Article 196).',
  outside: 'Not subject to VAT in the European Union (place of supply: {place}).',
};

/** What both documents say. */
export type SharedTexts = typeof sharedEn;

const sharedDe: SharedTexts = {
  date: 'Datum',
  methodNames: {
    Card: 'Karte',
    Crypto: 'Kryptowährung',
    'Bank transfer': 'Überweisung',
    'Exchange balance': 'Börsenguthaben',
  },
  recipient: 'Rechnungsempfänger',
  taxId: 'Steuernummer',
  vatNumber: 'USt-IdNr.',
  supply: 'Leistungsdatum',
  net: 'Nettobetrag',
  seller: 'Leistender Unternehmer',
  sellerTaxNumber: 'Unsere Steuernummer',
  sellerRegister: 'Handelsregister',
  sellerBank: 'Bankverbindung',
  item: 'Position',
  amount: 'Betrag',
  vat: 'USt. {rate}',
  vatIn: 'USt. in {currency}: {amount} ({rates}, {source}, {date})',
  rateSources: { ECB: 'Europäische Zentralbank', SIMULATOR: 'simulierter Kurs' },
  reverseCharge:
    'Steuerschuldnerschaft des Leistungsempfängers (Umkehrung der Steuerschuld, Richtlinie 2006/112/EG, Artikel 196).',
  outside: 'In der Europäischen Union nicht steuerbar (Leistungsort: {place}).',
};

const receiptEn = {
  ...sharedEn,
  title: 'Invoice',
  number: 'Invoice number',
  method: 'Payment method',
  units: 'Units',
  credit: 'Credit top-up',
  discount: 'Bulk discount {rate}',
  total: 'Total paid',
};

export type ReceiptTexts = typeof receiptEn;

const receiptDe: ReceiptTexts = {
  ...sharedDe,
  title: 'Rechnung',
  number: 'Rechnungsnummer',
  method: 'Zahlungsart',
  units: 'Anzahl',
  credit: 'Guthabenaufladung',
  discount: 'Mengenrabatt {rate}',
  total: 'Bezahlter Betrag',
};

const creditNoteEn = {
  ...sharedEn,
  title: 'Credit note',
  number: 'Credit note number',
  receipt: 'For invoice',
  receiptOf: '{number} of {date}',
  method: 'Refunded by',
  transfer: 'Refunded by bank transfer',
  line: 'Refund for invoice {number}',
  total: 'Total refunded',
};

export type CreditNoteTexts = typeof creditNoteEn;

/** In German tax law a "Gutschrift" is issued by the recipient of a supply; this is a correction of an invoice. */
const creditNoteDe: CreditNoteTexts = {
  ...sharedDe,
  title: 'Rechnungskorrektur',
  number: 'Nummer der Rechnungskorrektur',
  receipt: 'Zur Rechnung',
  receiptOf: '{number} vom {date}',
  method: 'Erstattet über',
  transfer: 'Erstattet per Überweisung',
  line: 'Erstattung zur Rechnung {number}',
  total: 'Erstatteter Betrag',
};

export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = { en: receiptEn, de: receiptDe };
export const creditNoteTexts: Readonly<Record<Language, CreditNoteTexts>> = { en: creditNoteEn, de: creditNoteDe };
