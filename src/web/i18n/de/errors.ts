import type { errors as english } from '../en/errors.ts';
import type { Translation } from '../translation.ts';

export const errors: Translation<typeof english> = {
  general: {
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
    somethingWrong: 'Etwas ist schiefgegangen!',
    noAnswer: 'Der Server antwortet nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    nothingDone: 'Der Server antwortet nicht. Es wurde nichts geändert: Bitte versuchen Sie es erneut.',
    notDoneYet:
      'Der Server antwortet nicht. Als wir nachgesehen haben, war es nicht ausgeführt, das kann aber noch geschehen. Bitte sehen Sie noch einmal nach, bevor Sie es erneut versuchen.',
    effectRepeatable:
      'Wir konnten nicht feststellen, ob dies ausgeführt wurde. Sie können die Schaltfläche noch einmal drücken: Es wird nur einmal ausgeführt.',
    effectUnknown:
      'Wir konnten nicht feststellen, ob dies ausgeführt wurde. Bitte sehen Sie nach, bevor Sie es erneut versuchen.',
    notFound: 'Unter dieser Adresse gibt es nichts.',
    notAllowed: 'Dafür haben Sie keine Berechtigung.',
    urlInvalid: 'Bitte geben Sie eine gültige URL ein.',
    loadFailed: 'Dies konnte nicht geladen werden.',
    storageBlocked: 'Ihr Browser sperrt den Speicher dieses Shops',
    storageNeeded:
      'Anmeldung und Verkauf brauchen Cookies und Websitedaten. Bitte erlauben Sie sie in den Einstellungen Ihres Browsers für diese Adresse und versuchen Sie es erneut.',
  },
  lost: {
    unread: 'Wir wissen noch nicht, ob dies ausgeführt wurde. Was Sie hier sehen, ist möglicherweise veraltet.',
    read: 'Als wir zuletzt nachgesehen haben, war es nicht ausgeführt. Eine Anfrage, die noch unterwegs ist, kann es noch ausführen: Bitte sehen Sie noch einmal nach, bevor Sie sie wiederholen.',
    look: 'Noch einmal nachsehen',
  },
  validation: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    emailSigns:
      'Bitte geben Sie eine gültige E-Mail-Adresse ein. Diese enthält ein unsichtbares Zeichen: Tippen Sie sie ein, statt sie einzufügen.',
    emailLookAlike:
      'Bitte geben Sie eine gültige E-Mail-Adresse ein. Das „{{sign}}“ in dieser gehört zu einem anderen Alphabet und sieht nur richtig aus.',
    emailTaken: 'Aus dem eingefügten Text wurde nur die Adresse übernommen.',
    fiat: 'Geben Sie eine gültige Zahl ein (z. B. 4,59)',
    wholeNumber: 'Bitte geben Sie eine ganze Zahl ein.',
    belowMinimum: 'Der eingegebene Wert liegt unter dem Mindestwert von {{minimum}}',
    tooLong_one: 'Bitte geben Sie höchstens {{count, number}} Zeichen ein.',
    tooLong_other: 'Bitte geben Sie höchstens {{count, number}} Zeichen ein.',
    tooHigh: 'Bitte geben Sie höchstens {{maximum}} ein.',
    ambiguousAmount: 'Tausender oder Nachkommastellen? Bitte schreiben Sie 1000,00 oder 1,00.',
    otherCurrency: 'Bitte geben Sie den Betrag in {{currency}} ein.',
    tooManyDecimals: 'Bitte geben Sie höchstens zwei Nachkommastellen ein.',
    password: 'Bitte geben Sie ein gültiges Passwort ein.',
    phone: 'Bitte geben Sie eine gültige Telefonnummer ein.',
    code: 'Bitte geben Sie einen gültigen Code ein.',
    iccid: 'Falsches ICCID-Format oder ICCID nicht gefunden.',
    countryUnknown: 'Bitte wählen Sie ein Land aus der Liste.',
    countryNotAllowed: 'Dieses Land wird nicht unterstützt.',
    nameSigns:
      'Bitte schreiben Sie es in einer Zeile und in einer heute üblichen Schrift, ohne unsichtbare Zeichen und ohne Buchstaben aus zwei Alphabeten in einem Wort.',
    nameAddress: 'Bitte verwenden Sie einen Namen ohne Internetadresse, E-Mail-Adresse und Telefonnummer.',
  },
  elsewhere: {
    title: 'Inzwischen geändert',
    text: 'Diese Felder wurden auch in einem anderen Fenster oder von jemand anderem geändert. Wählen Sie für jedes, welcher Wert gilt. Alle übrigen Änderungen bleiben erhalten, Ihre und die anderen.',
    merged:
      'In einem anderen Fenster oder von jemand anderem wurden andere Werte gespeichert. Das Formular zeigt sie zusammen mit Ihren Änderungen.',
    saved: 'Gespeicherten Wert behalten',
    typed: 'Meinen Wert behalten',
    empty: '(leer)',
    keepTyped: 'Meine speichern',
    saveChoice: 'Auswahl speichern',
    saveShown: 'So speichern',
    takeSaved: 'Alle gespeicherten behalten',
  },
};
