import type { Minor } from '#domain/money.ts';
import { moneyIn, timeIn } from './formats.ts';
import type { Message } from './message.ts';
import { purchaseUrl } from './purchase-url.ts';

/** A payment that was booked (issue_receipt). */
export type Receipt = {
  paymentId: string;
  /** The receipt's. */
  number: string;
  at: string;
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
      ['Date', timeIn(language, data.at)],
      ['Total paid', moneyIn(language, data.total, data.currency)],
      ['VAT included', moneyIn(language, data.vat, data.currency)],
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
      ['Datum', timeIn(language, data.at)],
      ['Bezahlt', moneyIn(language, data.total, data.currency)],
      ['Darin enthaltene USt.', moneyIn(language, data.vat, data.currency)],
    ],
    action: { label: 'Kauf öffnen', address: purchaseUrl(publicUrl, data.paymentId) },
    note: 'Die Rechnung ist als PDF angehängt. Sie finden sie auch auf der Seite des Kaufs.',
  }),
};
