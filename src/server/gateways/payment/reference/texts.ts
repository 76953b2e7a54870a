// Texts of the reference payment page. The server renders it, so they are not among the app's texts.
import type { Language } from '#domain/languages.ts';

const en = {
  title: 'Payment',
  notice: 'Reference payment page. No real money moves.',
  payee: 'To {store}',
  method: 'Method',
  reference: 'Payment',
  methodNames: {} as Readonly<Record<string, string>>,
  pay: 'Pay {amount}',
  others: 'Try another outcome',
  fail: 'Let it fail',
  stayPending: 'Stay pending',
  cancel: 'Cancel',
  pendingNote: 'This payment is pending. It can still be paid.',
  declined: 'The payment was declined.',
  cancelled: 'The payment was cancelled.',
  expired: 'The payment has expired.',
  states: {
    PAID: 'This payment has been made.',
    FAILED: 'This payment was declined.',
    CANCELLED: 'This payment was cancelled.',
    EXPIRED: 'This payment has expired.',
  },
  toStore: 'Back to the store',
  card: {
    title: 'Store a card',
    payee: 'For {store}',
    intro:
      'Nothing is charged now. Use a test number: 4242 4242 4242 4242 is charged, 4000 0000 0000 0002 is declined.',
    number: 'Card number',
    expiry: 'Valid until (MM/YY)',
    save: 'Store card',
    fail: 'Let it fail',
    others: 'Try another outcome',
    cancel: 'Cancel',
    badNumber: 'Please check the card number.',
    badExpiry: 'Please enter a month that is not over, as MM/YY.',
    refused: 'The card was refused.',
    states: {
      SAVED: 'This card has been stored.',
      FAILED: 'This card was refused.',
      CANCELLED: 'The form was cancelled.',
    },
  },
  unknownTitle: 'There is no such payment',
  unknownText: 'The address may be incomplete. Please start again from the store.',
};

export type PaymentTexts = typeof en;

const de: PaymentTexts = {
  title: 'Zahlung',
  notice: 'Referenz-Zahlungsseite. Es fließt kein echtes Geld.',
  payee: 'An {store}',
  method: 'Zahlungsart',
  reference: 'Zahlung',
  methodNames: { Card: 'Karte', Crypto: 'Kryptowährung', 'Bank transfer': 'Überweisung' },
  pay: '{amount} zahlen',
  others: 'Anderen Ausgang ausprobieren',
  fail: 'Scheitern lassen',
  stayPending: 'Offen lassen',
  cancel: 'Abbrechen',
  pendingNote: 'Diese Zahlung ist offen. Sie kann noch bezahlt werden.',
  declined: 'Die Zahlung wurde abgelehnt.',
  cancelled: 'Die Zahlung wurde abgebrochen.',
  expired: 'Die Zahlung ist abgelaufen.',
  states: {
    PAID: 'Diese Zahlung ist erfolgt.',
    FAILED: 'Diese Zahlung wurde abgelehnt.',
    CANCELLED: 'Diese Zahlung wurde abgebrochen.',
    EXPIRED: 'Diese Zahlung ist abgelaufen.',
  },
  toStore: 'Zurück zum Store',
  card: {
    title: 'Karte hinterlegen',
    payee: 'Für {store}',
    intro:
      'Jetzt wird nichts abgebucht. Nehmen Sie eine Testnummer: 4242 4242 4242 4242 wird belastet, 4000 0000 0000 0002 abgelehnt.',
    number: 'Kartennummer',
    expiry: 'Gültig bis (MM/JJ)',
    save: 'Karte hinterlegen',
    fail: 'Scheitern lassen',
    others: 'Anderen Ausgang ausprobieren',
    cancel: 'Abbrechen',
    badNumber: 'Bitte prüfen Sie die Kartennummer.',
    badExpiry: 'Bitte geben Sie einen Monat ein, der noch nicht vorbei ist (MM/JJ).',
    refused: 'Die Karte wurde abgelehnt.',
    states: {
      SAVED: 'Diese Karte ist hinterlegt.',
      FAILED: 'Diese Karte wurde abgelehnt.',
      CANCELLED: 'Das Formular wurde abgebrochen.',
    },
  },
  unknownTitle: 'Diese Zahlung gibt es nicht',
  unknownText: 'Die Adresse ist vielleicht unvollständig. Bitte beginnen Sie neu im Store.',
};

export const paymentTexts: Readonly<Record<Language, PaymentTexts>> = { en, de };
