import type { serverWords as texts } from '../en/server-words.ts';
import type { Translation } from '../translation.ts';

/** By their English text. Refusals have a code (problems.ts). */
export const serverWords: Translation<typeof texts> = {
  Card: 'Karte',
  Crypto: 'Kryptowährung',
  'Bank transfer': 'Überweisung',
  'Welcome bonus': 'Willkommensbonus',
  'Exchange balance': 'Börsenguthaben',
  'The payment was not made.': 'Die Zahlung wurde nicht ausgeführt.',
  'The payment was not made in time.': 'Die Zahlung wurde nicht rechtzeitig ausgeführt.',
  'The payment was refused.': 'Die Zahlung wurde abgelehnt.',
  'The payment was declined.': 'Die Zahlung wurde abgelehnt.',
  'The payment was cancelled.': 'Die Zahlung wurde abgebrochen.',
  'The payment page has expired.': 'Die Bezahlseite ist abgelaufen.',
  'The payment has expired.': 'Die Zahlung ist abgelaufen.',
  'The transfer did not come in time.': 'Die Überweisung kam nicht rechtzeitig.',
  'Another amount came.': 'Es kam ein anderer Betrag.',
  'The card was refused.': 'Die Karte wurde abgelehnt.',
  'The refund failed.': 'Die Erstattung ist fehlgeschlagen.',
  'There is not that much to refund.': 'So viel kann nicht mehr erstattet werden.',
  'Payments by crypto cannot be refunded.': 'Zahlungen mit Kryptowährung lassen sich nicht erstatten.',
  'Your sign-in at the exchange is no longer valid. Please sign in again.':
    'Ihre Anmeldung bei der Börse gilt nicht mehr. Bitte melden Sie sich erneut an.',
  'The balance of your exchange account is too low.': 'Das Guthaben Ihres Kontos bei der Börse reicht nicht aus.',
};
