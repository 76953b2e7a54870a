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
  download: 'Herunterladen',
  tryAgain: 'Erneut versuchen',
  loading: 'Wird geladen',
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
  customerMail: {
    WAITING: 'Der Link geht in ein paar Minuten per E-Mail an den Kunden.',
    SENT: 'Der Link wurde dem Kunden per E-Mail gesendet.',
    WITHDRAWN: 'Der Link wurde nicht per E-Mail gesendet, weil der Verkauf erstattet wurde.',
    NOT_PAID:
      'Der Link wurde nicht per E-Mail gesendet: Kunden erhalten E-Mails, sobald Sie Guthaben aufgeladen oder Pakete bezahlt haben. Senden Sie ihn selbst.',
    NOT_COVERED:
      'Der Link wurde nicht per E-Mail gesendet: Ihre Verkäufe, die noch erstattet werden können oder kürzlich erstattet wurden, übersteigen zusammen Ihre Einzahlungen. Senden Sie ihn selbst. Nach einer Aufladung werden wieder mehr gesendet, für Pakete aus eigenem Bestand immer.',
    TOO_MANY:
      'Der Link wurde nicht per E-Mail gesendet: Heute wurden schon zu viele E-Mails gesendet. Senden Sie ihn selbst.',
    REFUSED:
      'Der Link wurde nicht per E-Mail gesendet: Der Mailserver des Kunden hat die Nachricht abgelehnt. Prüfen Sie die Adresse, und senden Sie ihn selbst.',
    GIVEN_UP:
      'Der Link wurde nicht per E-Mail gesendet: Er konnte tagelang nicht zugestellt werden. Senden Sie ihn selbst.',
  },
};
