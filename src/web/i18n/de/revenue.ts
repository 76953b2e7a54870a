import type { revenue as english } from '../en/revenue.ts';
import type { Translation } from '../translation.ts';

export const revenue: Translation<typeof english> = {
  period: {
    label: 'Zeitraum',
    past24h: '24 Std.',
    past7d: '7 Tage',
    past30d: '30 Tage',
    pastYear: '1 Jahr',
    allTime: 'Gesamt',
    custom: 'Eigener Zeitraum',
    range: '{{from}} bis {{to}}',
  },
  total: 'Gesamtumsatz',
  cost: 'Einkauf',
  profit: 'Davon bleibt',
  perPackage: 'Umsatz je Paket',
  change: '{{change}} gegenüber dem Zeitraum davor',
  noChange: 'Kein Umsatz im Zeitraum davor',
  shape: 'Art des Diagramms',
  line: 'Linie',
  bar: 'Balken',
  noData: 'Keine Daten verfügbar',
  allHidden: 'Alle Pakete sind ausgeblendet. Wählen Sie unten eines aus.',
  time: 'Zeit',
  showAll: 'Alle {{count}} Pakete anzeigen',
  noSales: {
    text: 'Hier ist noch nichts. Richten Sie zuerst Ihren <link>Vertriebskanal</link> ein.',
    bonus:
      'In Ihrem Guthaben steckt ein Willkommensbonus von {{amount}}. Er bezahlt Ihre ersten Pakete: Sie können anfangen, ohne aufzuladen.',
  },
};
