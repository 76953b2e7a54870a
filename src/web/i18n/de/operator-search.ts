import type { operatorSearch as texts } from '../en/operator-search.ts';
import type { Translation } from '../translation.ts';

export const operatorSearch: Translation<typeof texts> = {
  label: 'In der Verwaltung suchen',
  hint: 'Wiederverkäufer, Verkaufsnummer, ICCID, Zahlung, Paket oder Seite',
  hintShort: 'Wiederverkäufer, Paket …',
  similarResellers: 'Kein Wiederverkäufer heißt „{{text}}“. Ähnliche werden angezeigt.',
  similarPackages: 'Kein Paket heißt „{{text}}“. Ähnliche werden angezeigt.',
  resellers: 'Wiederverkäufer',
  allResellers: 'Alle Wiederverkäufer mit „{{text}}“',
  sales: 'Verkäufe',
  allSales: 'Alle Verkäufe mit „{{text}}“',
  payments: 'Zahlungen',
  allPayments: 'Alle Zahlungen mit „{{text}}“',
  packages: 'Pakete',
  allPackages: 'Alle Pakete mit „{{text}}“',
  allSimilarPackages: 'Alle ähnlichen Pakete',
  refunded: 'Erstattet',
  places: {
    basics: 'Mindestpreis und neue Pakete',
    rates: 'Wechselkurse',
    TERMS: 'Allgemeine Geschäftsbedingungen',
    PRIVACY: 'Datenschutzerklärung',
  },
  nothing:
    'Nichts gefunden. Versuchen Sie den Anfang einer E-Mail-Adresse, einer Firma oder ID, vier oder mehr der letzten Ziffern einer ICCID, die Nummer eines Verkaufs (#1138), Verwendungszweck, Betrag oder Rechnungsnummer einer Zahlung oder den Namen eines Pakets. Kunden der Wiederverkäufer sind hier nicht bekannt.',
  failed: 'Es konnte nicht alles durchsucht werden. Bitte versuchen Sie es noch einmal.',
};
