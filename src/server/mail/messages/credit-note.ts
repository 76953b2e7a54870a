import type { Minor } from '#domain/money.ts';
import { type DocumentFacts, vatFact } from './document-facts.ts';
import { moneyIn, timeIn } from './formats.ts';
import type { Message } from './message.ts';
import { purchaseUrl } from './purchase-url.ts';

type OfRefund = {
  paymentId: string;
  /** The credit note's. */
  number: string;
  /** With the VAT. */
  total: Minor;
  currency: string;
};

/** A refund that was made (issue_credit_note). */
export type CreditNote = OfRefund &
  DocumentFacts & {
    refundId: string;
    /** The number of the receipt that it refers to. */
    receipt: string;
    /** An operator transfers it. */
    byHand: boolean;
    vat: Minor;
  };

/** A refund that failed after it was made (void_credit_note). */
export type CreditNoteVoid = OfRefund & { at: string };

export const creditNote: Message<CreditNote> = {
  en: (data, { publicUrl, language }) => ({
    subject: `Credit note ${data.number}`,
    paragraphs: [
      'A payment was refunded. The amount without the VAT was taken from your credit.',
      data.byHand
        ? 'You receive the money by bank transfer.'
        : 'The money goes back the way it was paid. That can take a few days.',
    ],
    facts: [
      ['Credit note number', data.number],
      ['For invoice', data.receipt],
      ['Date', data.issuedOn],
      ['Total refunded', moneyIn(language, data.total, data.currency)],
      vatFact(language, data),
    ],
    action: { label: 'Open the purchase', address: purchaseUrl(publicUrl, data.paymentId) },
    note: 'The credit note is attached as a PDF. You can also find it on the page of the purchase.',
  }),
  de: (data, { publicUrl, language }) => ({
    subject: `Rechnungskorrektur ${data.number}`,
    paragraphs: [
      'Eine Zahlung wurde erstattet. Der Betrag ohne Umsatzsteuer wurde von Ihrem Guthaben abgezogen.',
      data.byHand
        ? 'Sie erhalten das Geld per Überweisung.'
        : 'Das Geld geht auf dem Weg zurück, auf dem es gezahlt wurde. Das kann einige Tage dauern.',
    ],
    facts: [
      ['Nummer der Rechnungskorrektur', data.number],
      ['Zur Rechnung', data.receipt],
      ['Datum', data.issuedOn],
      ['Erstattet', moneyIn(language, data.total, data.currency)],
      vatFact(language, data),
    ],
    action: { label: 'Kauf öffnen', address: purchaseUrl(publicUrl, data.paymentId) },
    note: 'Die Rechnungskorrektur ist als PDF angehängt. Sie finden sie auch auf der Seite des Kaufs.',
  }),
};

export const creditNoteVoid: Message<CreditNoteVoid> = {
  en: (data, { publicUrl, language }) => ({
    subject: `Credit note ${data.number} is void`,
    paragraphs: [
      'The refund below failed after it was made: the money came back to us. We have given you the credit back.',
      `Credit note ${data.number} is void. Please do not use it in your books.`,
    ],
    facts: [
      ['Credit note number', data.number],
      ['Date', timeIn(language, data.at)],
      ['Total', moneyIn(language, data.total, data.currency)],
    ],
    action: { label: 'Open the purchase', address: purchaseUrl(publicUrl, data.paymentId) },
  }),
  de: (data, { publicUrl, language }) => ({
    subject: `Rechnungskorrektur ${data.number} ist ungültig`,
    paragraphs: [
      'Die folgende Erstattung ist nachträglich fehlgeschlagen: Das Geld kam zu uns zurück. Wir haben Ihnen das Guthaben wieder gutgeschrieben.',
      `Die Rechnungskorrektur ${data.number} ist ungültig. Bitte verwenden Sie sie nicht in Ihrer Buchhaltung.`,
    ],
    facts: [
      ['Nummer der Rechnungskorrektur', data.number],
      ['Datum', timeIn(language, data.at)],
      ['Betrag', moneyIn(language, data.total, data.currency)],
    ],
    action: { label: 'Kauf öffnen', address: purchaseUrl(publicUrl, data.paymentId) },
  }),
};
