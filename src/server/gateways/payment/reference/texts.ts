// The words of the reference payment page. It is rendered by the server, hence not in the app's files.
import type { Language } from '../../../pages/index.ts';

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
  unknownTitle: 'Diese Zahlung gibt es nicht',
  unknownText: 'Die Adresse ist vielleicht unvollständig. Bitte beginnen Sie neu im Store.',
};

export const paymentTexts: Readonly<Record<Language, PaymentTexts>> = { en, de };
