import type { Minor } from '#domain/money.ts';
import { type DocumentFacts, vatFact } from './document-facts.ts';
import { moneyIn } from './formats.ts';
import type { Message } from './message.ts';
import { purchaseUrl } from './purchase-url.ts';

/** A payment that was booked (issue_receipt). */
export type Receipt = DocumentFacts & {
  paymentId: string;
  /** The receipt's. */
  number: string;
  purpose: 'CREDIT' | 'CART';
  /** Charged by an automatic top-up. */
  automatic: boolean;
  vat: Minor;
  /** With the VAT. */
  total: Minor;
  currency: string;
};

export const receipt: Message<Receipt> = {
  en: (data, { publicUrl, language }) => ({
    subject: `Invoice ${data.number}`,
    paragraphs: [
      data.automatic
        ? 'Your credit was topped up automatically.'
        : `Thank you. Your payment for ${data.purpose === 'CREDIT' ? 'credit' : 'data packages'} has arrived.`,
    ],
    facts: [
      ['Invoice number', data.number],
      ['Date', data.issuedOn],
      ['Total paid', moneyIn(language, data.total, data.currency)],
      vatFact(language, data),
    ],
    action: { label: 'Open the purchase', address: purchaseUrl(publicUrl, data.paymentId) },
    note: 'The invoice is attached as a PDF. You can also find it on the page of the purchase.',
  }),
  de: (data, { publicUrl, language }) => ({
    subject: `Rechnung ${data.number}`,
    paragraphs: [
      data.automatic
        ? 'Ihr Guthaben wurde automatisch aufgeladen.'
        : `Vielen Dank. Ihre Zahlung für ${data.purpose === 'CREDIT' ? 'Guthaben' : 'Datenpakete'} ist eingegangen.`,
    ],
    facts: [
      ['Rechnungsnummer', data.number],
      ['Datum', data.issuedOn],
      ['Bezahlt', moneyIn(language, data.total, data.currency)],
      vatFact(language, data),
    ],
    action: { label: 'Kauf öffnen', address: purchaseUrl(publicUrl, data.paymentId) },
    note: 'Die Rechnung ist als PDF angehängt. Sie finden sie auch auf der Seite des Kaufs.',
  }),
};
