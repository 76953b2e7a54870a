import type { dateRange as english } from '../en/date-range.ts';
import type { Translation } from '../translation.ts';

export const dateRange: Translation<typeof english> = {
  label: 'Zeitraum',
  calendar: 'Tage des Zeitraums',
  previousYear: 'Voriges Jahr',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  nextYear: 'Nächstes Jahr',
  start: 'Von',
  end: 'Bis',
  startTime: 'Beginn (Uhrzeit)',
  endTime: 'Ende (Uhrzeit)',
  presets: {
    label: 'Übliche Zeiträume',
    today: 'Heute',
    yesterday: 'Gestern',
    week: 'Letzte 7 Tage',
    month: 'Letzte 30 Tage',
    thisMonth: 'Dieser Monat',
    lastMonth: 'Letzter Monat',
  },
  filter: {
    open: 'Filter nach Zeitraum',
    all: 'Alle Zeiten',
    title: 'Nach Zeitraum filtern',
    range: '{{from}} bis {{to}}',
  },
  problem: {
    missing: 'Wählen Sie beide Tage.',
    time: 'Geben Sie eine Uhrzeit von 00:00 bis 23:59 ein.',
    future: 'Dieser Zeitpunkt liegt in der Zukunft.',
    reversed: 'Das Ende darf nicht vor dem Beginn liegen.',
  },
};
