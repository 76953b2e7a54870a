// Texts of a receipt. The server makes it, so they are not among the app's texts.
import type { Language } from '../../pages/index.ts';

type MethodName = 'Card' | 'Crypto' | 'Bank transfer' | 'Exchange balance';

const en = {
  title: 'Receipt',
  number: 'Receipt number',
  date: 'Date',
  method: 'Payment method',
  methodNames: {
    Card: 'Card',
    Crypto: 'Crypto',
    'Bank transfer': 'Bank transfer',
    'Exchange balance': 'Exchange balance',
  } as Readonly<Record<MethodName, string>>,
  recipient: 'Billed to',
  taxId: 'Tax id',
  units: 'Units',
  item: 'Item',
  amount: 'Amount',
  credit: 'Credit top-up',
  discount: 'Bulk discount {rate}',
  vat: 'VAT {rate}',
  total: 'Total paid',
  reverseCharge: 'The recipient owes the VAT (reverse charge, Directive 2006/112/EC, Article 196).',
};

export type ReceiptTexts = typeof en;

const de: ReceiptTexts = {
  title: 'Beleg',
  number: 'Belegnummer',
  date: 'Datum',
  method: 'Zahlungsart',
  methodNames: {
    Card: 'Karte',
    Crypto: 'Kryptowährung',
    'Bank transfer': 'Überweisung',
    'Exchange balance': 'Guthaben bei der Börse',
  },
  recipient: 'Rechnungsempfänger',
  taxId: 'USt-IdNr.',
  units: 'Anzahl',
  item: 'Position',
  amount: 'Betrag',
  credit: 'Guthaben-Aufladung',
  discount: 'Mengenrabatt {rate}',
  vat: 'USt. {rate}',
  total: 'Bezahlter Betrag',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Richtlinie 2006/112/EG, Artikel 196).',
};

export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = { en, de };
