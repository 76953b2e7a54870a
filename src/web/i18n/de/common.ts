import type { common as english } from '../en/common.ts';
import type { Translation } from '../translation.ts';

export const common: Translation<typeof english> = {
  save: 'Speichern',
  cancel: 'Abbrechen',
  discard: {
    question: 'Ihre Änderungen sind nicht gespeichert.',
    confirm: 'Verwerfen',
    keep: 'Weiter bearbeiten',
  },
  close: 'Schließen',
  done: 'Fertig',
  back: 'Zurück',
  next: 'Weiter',
  edit: 'Bearbeiten',
  remove: 'Entfernen',
  continue: 'Fortfahren',
  filter: 'Filtern',
  reset: 'Zurücksetzen',
  search: 'Suchen',
  details: 'Details',
  undo: 'Rückgängig',
  download: 'Herunterladen',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen',
  unreadFilter: 'Ein Filter in der Adresse dieser Seite ist nicht lesbar. Die Liste wird ohne ihn angezeigt.',
  showAll: 'Alle anzeigen',
  similarCustomers: 'So heißt kein Kunde. Ähnliche werden angezeigt.',
  none: 'Keine',
  unlimited: 'Unbegrenzt',
  noValue: '---',
  language: 'Sprache',
  file: {
    format: 'Dateiformat',
    formats: {
      xlsx: 'Excel-Arbeitsmappe (.xlsx)',
      comma: 'CSV mit Kommas',
      semicolon: 'CSV mit Semikolons',
      semicolon_point: 'CSV mit Semikolons und Dezimalpunkten',
    },
    examples: {
      xlsx: 'Mit Datum und Beträgen lässt sich rechnen; lange Nummern und führende Nullen bleiben.',
      comma: 'Beträge als 1234.56, wie in den USA oder in Großbritannien',
      semicolon: 'Beträge als 1234,56, wie in Deutschland, Frankreich oder Brasilien',
      semicolon_point: 'Beträge als 1234.56, wie in der Schweiz',
    },
  },
};
