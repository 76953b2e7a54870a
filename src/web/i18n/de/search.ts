import type { Translation } from '../translation.ts';
import type { search as english } from '../en/search.ts';

export const search: Translation<typeof english> = {
  title: 'Suche',
  label: 'Im Shop suchen',
  hint: 'E-Mail, Notiz, ICCID, Verkaufsnummer, Paket oder Seite',
  customersFound: 'Kunden',
  allCustomers: 'Alle Kunden mit „{{text}}“',
  esims: 'eSIMs',
  sales: 'Verkäufe',
  packages: 'Pakete in Ihrem Inventar',
  actions: 'Aktionen',
  pages: 'Seiten',
  guest: 'Gast',
  sale: '#{{id}} · {{name}}',
  newCustomer: 'An einen neuen Kunden verkaufen',
  knownCustomer: 'An einen bestehenden Kunden verkaufen',
  nothing: {
    words:
      'Zu „{{text}}“ wurde nichts gefunden. Suchen können Sie nach E-Mail-Adresse oder Notiz eines Kunden, Paket oder Land, Aktion oder Seite.',
    number:
      'Zu „{{text}}“ wurde nichts gefunden. Suchen können Sie nach der Nummer eines Verkaufs oder nach mindestens vier Ziffern einer ICCID.',
    email: 'Es wurde kein Kunde mit „{{text}}“ in der E-Mail-Adresse gefunden.',
  },
  searching: 'Suche läuft',
  failed: 'Kunden, eSIMs und Verkäufe konnten nicht durchsucht werden. Bitte versuchen Sie es noch einmal.',
  shortcuts: 'Tastenkürzel',
  open: 'Suche öffnen',
  list: 'Diese Tastenkürzel anzeigen',
  move: 'Ergebnis wählen',
  pick: 'Ergebnis öffnen',
  close: 'Schließen',
  ctrlK: 'Strg K',
  anywhere: '{{key}}, auch in einem Feld',
  singleKeys: '/ und ? verwenden',
  singleKeysText: 'Schalten Sie sie aus, wenn sie das Diktieren oder ein anderes Programm stören.',
  scan: {
    action: 'Code scannen',
    title: 'Code scannen',
    starting: 'Erlauben Sie die Kamera, wenn Ihr Browser danach fragt.',
    hint: 'Halten Sie den QR-Code oder den Strichcode der eSIM in den Rahmen.',
    looking: 'Die eSIM wird gesucht',
    unknown: 'Dieser Code gehört zu keiner eSIM dieses Shops.',
    failed: 'Die eSIM konnte nicht gesucht werden. Bitte versuchen Sie es noch einmal.',
    picture: 'Bild der Kamera',
    lightOn: 'Licht einschalten',
    lightOff: 'Licht ausschalten',
    denied: {
      title: 'Die Kamera ist gesperrt',
      text: 'Erlauben Sie dieser Seite die Kamera in den Einstellungen Ihres Browsers, oder schließen Sie das Fenster und tippen Sie die ICCID ein.',
    },
    missing: {
      title: 'Keine Kamera gefunden',
      text: 'Schließen Sie eine Kamera an, oder schließen Sie das Fenster und tippen Sie die ICCID ein, die neben dem Code steht.',
    },
    busy: {
      title: 'Die Kamera ist nicht gestartet',
      text: 'Vielleicht benutzt sie ein anderes Programm. Beenden Sie es und versuchen Sie es noch einmal, oder schließen Sie das Fenster und tippen Sie die ICCID ein.',
    },
  },
};
