import type { serverWords as texts } from '../en/server-words.ts';
import type { Translation } from '../translation.ts';

/** The server's messages by their English text; `*` stands for a value. */
export const serverWords: Translation<typeof texts> = {
  // Names
  Card: 'Karte',
  Crypto: 'Kryptowährung',
  'Bank transfer': 'Überweisung',
  'Welcome bonus': 'Willkommensbonus',
  'Exchange balance': 'Guthaben bei der Börse',
  // Sales
  'Insufficient credits': 'Nicht genug Guthaben',
  'You do not have sufficient credits to purchase the data package.':
    'Ihr Guthaben reicht für dieses Datenpaket nicht.',
  'Price changed': 'Preis geändert',
  'The price changed since your confirmation. Please try again.':
    'Der Preis hat sich seit Ihrer Bestätigung geändert. Bitte versuchen Sie es erneut.',
  "selected product can't be provided in the desired quantity":
    'Das gewählte Produkt ist in der gewünschten Menge nicht verfügbar',
  'Another profile domain': 'Passt nicht zur eSIM',
  'This package does not work on the eSIMs of this customer. Sell it as a new eSIM instead.':
    'Dieses Paket funktioniert auf den eSIMs dieses Kunden nicht. Verkaufen Sie es als neue eSIM.',
  'Customer erased': 'Kunde gelöscht',
  'The personal data of this customer was erased. Sell to a new customer instead.':
    'Die personenbezogenen Daten dieses Kunden wurden gelöscht. Verkaufen Sie stattdessen an einen neuen Kunden.',
  'Not found': 'Nicht gefunden',
  'There is no asset with the given id.': 'Diesen Eintrag gibt es nicht mehr.',
  'Request still running': 'Wird noch bearbeitet',
  'A request with the same idempotency key is still running. Repeat it in a moment.':
    'Ihr erster Versuch wird noch bearbeitet. Bitte versuchen Sie es gleich noch einmal.',
  // Channels
  'Another channel of yours has this name. Choose another one.':
    'Ein anderer Ihrer Kanäle heißt bereits so. Wählen Sie einen anderen Namen.',
  'You have * channels already. Remove one that you do not use.':
    'Sie haben bereits * Kanäle. Schalten Sie einen ab, den Sie nicht nutzen.',
  // Packages and stock
  'Still in stock and therefore kept: *. Sell the stock first.':
    'Noch im Bestand und deshalb behalten: *. Verkaufen Sie zuerst den Bestand.',
  'Buy at most * units of a package at once.': 'Kaufen Sie höchstens * Stück eines Pakets auf einmal.',
  'Buy for at most * at once.': 'Kaufen Sie für höchstens * auf einmal.',
  // Payments
  'Please set up your billing address first.': 'Bitte geben Sie zuerst Ihre Rechnungsadresse an.',
  'The payment provider did not answer in time. Nothing was charged. Please try again.':
    'Der Zahlungsanbieter hat nicht rechtzeitig geantwortet. Es wurde nichts berechnet. Bitte versuchen Sie es erneut.',
  'The payment provider failed. Nothing was charged. Please try again.':
    'Beim Zahlungsanbieter ist ein Fehler aufgetreten. Es wurde nichts berechnet. Bitte versuchen Sie es erneut.',
  'The payment was not made.': 'Die Zahlung wurde nicht ausgeführt.',
  'The payment was not made in time.': 'Die Zahlung wurde nicht rechtzeitig ausgeführt.',
  'The payment was declined.': 'Die Zahlung wurde abgelehnt.',
  'The payment was cancelled.': 'Die Zahlung wurde abgebrochen.',
  'The payment has expired.': 'Die Zahlung ist abgelaufen.',
  'The card was refused.': 'Die Karte wurde abgelehnt.',
  'Store a card first, then switch the automatic top-up on.':
    'Hinterlegen Sie zuerst eine Karte, und schalten Sie dann die automatische Aufladung ein.',
  'Use up your credit in * first: the currency can be switched at a balance of 0.':
    'Verbrauchen Sie zuerst Ihr Guthaben in *: Die Währung lässt sich nur bei einem Guthaben von 0 wechseln.',
  'A payment is still pending. Finish it, or cancel it in the purchase history, and then switch the currency.':
    'Eine Zahlung steht noch aus. Schließen Sie sie ab oder brechen Sie sie im Kaufverlauf ab, und wechseln Sie dann die Währung.',
  'This payment was made already, so it cannot be cancelled.':
    'Diese Zahlung ist bereits erfolgt und lässt sich nicht mehr abbrechen.',
  'This payment is being made already. Its outcome is known within minutes.':
    'Diese Zahlung wird bereits ausgeführt. In wenigen Minuten steht fest, wie sie ausgeht.',
  'The payment provider failed. The payment was not cancelled and can still be made. Please try again.':
    'Beim Zahlungsanbieter ist ein Fehler aufgetreten. Die Zahlung wurde nicht abgebrochen und ist weiter möglich. Bitte versuchen Sie es erneut.',
  'The payment provider did not answer in time. The payment was not cancelled and can still be made. Please try again.':
    'Der Zahlungsanbieter hat nicht rechtzeitig geantwortet. Die Zahlung wurde nicht abgebrochen und ist weiter möglich. Bitte versuchen Sie es erneut.',
  'Switch the automatic top-up off first.': 'Schalten Sie zuerst die automatische Aufladung aus.',
  // The exchange
  'The exchange did not answer. Please try again later.':
    'Die Börse hat nicht geantwortet. Bitte versuchen Sie es später erneut.',
  'The exchange did not answer. Your purchase history shows in a few minutes whether it was paid. Please look there before you pay again.':
    'Die Börse hat nicht geantwortet. Ob bezahlt wurde, zeigt in ein paar Minuten Ihr Kaufverlauf. Bitte sehen Sie dort nach, bevor Sie noch einmal bezahlen.',
  'The code or the password is not valid. Please try again.':
    'Der Code oder das Passwort ist ungültig. Bitte versuchen Sie es erneut.',
  'The code is no longer valid. Please start again.': 'Der Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  'This account is locked. Please contact the exchange.':
    'Dieses Konto ist gesperrt. Bitte wenden Sie sich an die Börse.',
  'Your sign-in at the exchange is no longer valid. Please sign in again.':
    'Ihre Anmeldung bei der Börse gilt nicht mehr. Bitte melden Sie sich erneut an.',
  'The balance of your exchange account is too low.': 'Das Guthaben Ihres Kontos bei der Börse reicht nicht aus.',
  'The entered value is below the minimum of *.': 'Der eingegebene Wert liegt unter dem Mindestwert von *.',
  'Your credit is held in *.': 'Ihr Guthaben wird in * geführt.',
  // Addresses
  'Use an address in the public internet': 'Geben Sie eine Adresse im öffentlichen Internet an',
  'Use an address such as https://example.com/events': 'Geben Sie eine Adresse wie https://example.com/events an',
  'Use https, so that nobody can listen in': 'Nutzen Sie https, damit niemand mithören kann',
  'Events of this type have no address. Set one first.':
    'Ereignisse dieser Art haben keine Adresse. Richten Sie zuerst eine ein.',
  // Anything
  'Too many requests': 'Zu viele Anfragen',
  'Too many tries. Please try again in * seconds.': 'Zu viele Versuche. Bitte versuchen Sie es in * Sekunden erneut.',
  'An unexpected error occurred. Please try again later.':
    'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  'The store cannot answer at the moment. Please try again in a few seconds: with the same idempotency key, nothing is done twice.':
    'Der Shop kann gerade nicht antworten. Bitte versuchen Sie es in ein paar Sekunden erneut: Mit demselben Idempotenzschlüssel geschieht nichts doppelt.',
};
