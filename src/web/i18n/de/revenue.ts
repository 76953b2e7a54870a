import type { revenue as english } from '../en/revenue.ts';
import type { Translation } from '../translation.ts';

export const revenue: Translation<typeof english> = {
  total: 'Gesamtumsatz',
  perPackage: 'Umsatz je Paket',
  change: '{{change}} gegenüber dem Zeitraum davor',
  noChange: 'Kein Umsatz im Zeitraum davor',
  shape: 'Art des Diagramms',
  line: 'Linie',
  bar: 'Balken',
  noData: 'Keine Daten verfügbar',
  time: 'Zeit',
  showAll: 'Alle {{count}} Pakete anzeigen',
};
