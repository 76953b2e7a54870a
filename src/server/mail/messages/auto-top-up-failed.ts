import type { Minor } from '#domain/money.ts';
import { moneyIn, timeIn } from './formats.ts';
import type { Message } from './message.ts';

/** The stored card was not charged. */
export type AutoTopUpFailed = {
  /** With the VAT. */
  total: Minor;
  currency: string;
  /** In the words of the payment provider. */
  reason: string | null;
  /** When the card is charged again; null when the automatic top-up is off now. */
  nextTry: string | null;
};

export const autoTopUpFailed: Message<AutoTopUpFailed> = {
  en: ({ total, currency, reason, nextTry }, { publicUrl, language }) => ({
    subject: 'Your automatic top-up failed',
    paragraphs: [
      `Your card could not be charged ${moneyIn(language, total, currency)}.`,
      nextTry === null
        ? 'The automatic top-up is off now. Top up yourself, or store another card and switch it on again.'
        : `The next try is on ${timeIn(language, nextTry)}. Until then, sales use the credit that is left.`,
    ],
    ...(reason !== null && { facts: [['The payment provider says', reason]] }),
    action: { label: 'Open credits', address: `${publicUrl}/credits` },
  }),
  de: ({ total, currency, reason, nextTry }, { publicUrl, language }) => ({
    subject: 'Ihre automatische Aufladung ist fehlgeschlagen',
    paragraphs: [
      `Ihre Karte konnte nicht mit ${moneyIn(language, total, currency)} belastet werden.`,
      nextTry === null
        ? 'Die automatische Aufladung ist jetzt aus. Laden Sie Ihr Guthaben selbst auf, oder hinterlegen Sie eine andere Karte und schalten Sie sie wieder ein.'
        : `Der nächste Versuch ist am ${timeIn(language, nextTry)}. Bis dahin werden Verkäufe vom restlichen Guthaben bezahlt.`,
    ],
    ...(reason !== null && { facts: [['Der Zahlungsanbieter meldet', reason]] }),
    action: { label: 'Guthaben öffnen', address: `${publicUrl}/credits` },
  }),
};
