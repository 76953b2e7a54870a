import { cardRefusalIn } from '#domain/card-refusal.ts';
import type { Language } from '#domain/languages.ts';
import type { Minor } from '#domain/money.ts';
import { moneyIn, timeIn } from './formats.ts';
import type { Message } from './message.ts';

/** The stored card was not charged. */
export type AutoTopUpFailed = {
  /** With the VAT. */
  total: Minor;
  currency: string;
  /** In English, or in the words of the payment provider. */
  reason: string | null;
  /** When the card is charged again; null when the automatic top-up is off now. */
  nextTry: string | null;
  /** Nothing was charged: with these settings, one charge cannot be as large as it would have to be (CRE-065). */
  isUnworkable?: true;
};

const inLanguage = (language: Language, reason: string): string => cardRefusalIn(language, reason) ?? reason;

export const autoTopUpFailed: Message<AutoTopUpFailed> = {
  en: ({ total, currency, reason, nextTry, isUnworkable }, { publicUrl, language }) => ({
    subject: isUnworkable ? 'Your automatic top-up is switched off' : 'Your automatic top-up failed',
    paragraphs: isUnworkable
      ? [
          `With your settings, one charge would have to be ${moneyIn(language, total, currency)} to reach the limit, which is more than one purchase may be. Nothing was charged.`,
          'The automatic top-up is off now. Choose another amount or a lower limit, and switch it on again.',
        ]
      : [
          `Your card could not be charged ${moneyIn(language, total, currency)}.`,
          nextTry === null
            ? 'The automatic top-up is off now. Top up yourself, or store another card and switch it on again.'
            : `The next attempt is on ${timeIn(language, nextTry)}. Until then, sales use the credit that is left.`,
        ],
    ...(reason !== null && { facts: [['Reason', inLanguage(language, reason)]] }),
    action: { label: 'Open credits', address: `${publicUrl}/credits` },
  }),
  de: ({ total, currency, reason, nextTry, isUnworkable }, { publicUrl, language }) => ({
    subject: isUnworkable
      ? 'Ihre automatische Aufladung ist ausgeschaltet'
      : 'Ihre automatische Aufladung ist fehlgeschlagen',
    paragraphs: isUnworkable
      ? [
          `Mit Ihren Einstellungen müsste eine Abbuchung ${moneyIn(language, total, currency)} betragen, um die Grenze zu erreichen. Das ist mehr, als ein Kauf betragen darf. Es wurde nichts abgebucht.`,
          'Die automatische Aufladung ist jetzt aus. Wählen Sie einen anderen Betrag oder eine niedrigere Grenze, und schalten Sie sie wieder ein.',
        ]
      : [
          `Ihre Karte konnte nicht mit ${moneyIn(language, total, currency)} belastet werden.`,
          nextTry === null
            ? 'Die automatische Aufladung ist jetzt aus. Laden Sie Ihr Guthaben selbst auf, oder hinterlegen Sie eine andere Karte und schalten Sie sie wieder ein.'
            : `Der nächste Versuch ist am ${timeIn(language, nextTry)}. Bis dahin werden Verkäufe vom restlichen Guthaben bezahlt.`,
        ],
    ...(reason !== null && { facts: [['Grund', inLanguage(language, reason)]] }),
    action: { label: 'Guthaben öffnen', address: `${publicUrl}/credits` },
  }),
};
