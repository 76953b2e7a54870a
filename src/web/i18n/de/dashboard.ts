import type { dashboard as english } from '../en/dashboard.ts';
import type { Translation } from '../translation.ts';

export const dashboard: Translation<typeof english> = {
  title: 'Ihr Shop',
  subtitle: 'Alles Wichtige auf einen Blick.',
  suspended: {
    title: 'Der Verkauf ist seit {{at}} gesperrt',
    text: 'Ihr Konto verkauft zurzeit nichts, weder an der Kasse noch über die API. Verkauftes und Bezahltes bleibt bestehen.',
  },
  overview: {
    credit: 'Guthaben',
    creditLink: 'Aufladen',
    inventory: 'Inventar',
    inventoryUnit_one: 'Paket',
    inventoryUnit_other: 'Pakete',
    inventoryLink: 'Inventar öffnen',
  },
  latest: { title: 'Letzte Verkäufe', all: 'Alle Verkäufe' },
  low: {
    title: 'Geht zur Neige',
    left_one: 'Noch {{count, number}}',
    left_other: 'Noch {{count, number}}',
    nothing: 'Nichts: Bestand und Guthaben reichen vorerst.',
    uncovered_one: 'Für {{count, number}} Ihrer Pakete reicht das Guthaben nicht.',
    uncovered_other: 'Für {{count, number}} Ihrer Pakete reicht das Guthaben nicht.',
  },
  firstDay: {
    title: 'Ihr erster Tag',
    progress: '{{done}} von {{all}} Schritten erledigt',
    done: 'Erledigt',
    email: {
      title: 'E-Mail-Adresse bestätigen',
      text: 'Über den Link in Ihrer E-Mail. Wenn ein Willkommensbonus auf Sie wartet, kommt er damit.',
      action: 'Adresse bestätigen',
    },
    country: {
      title: 'Land angeben',
      text: 'Danach richtet sich die Steuer auf Ihre Zahlungen.',
      action: 'Land angeben',
    },
    credit: {
      title: 'Guthaben aufladen',
      text: 'Es bezahlt jedes Paket, das Sie ohne eigenen Bestand verkaufen.',
      action: 'Aufladen',
    },
    packages: { title: 'Pakete wählen', text: 'Aufnehmen kostet nichts, bis Sie verkaufen.', action: 'Pakete wählen' },
    price: {
      title: 'Preise festlegen',
      text: 'Behalten Sie die empfohlenen oder legen Sie eigene fest.',
      action: 'Preise festlegen',
    },
    sale: {
      title: 'Erstes Paket verkaufen',
      text: 'Der Reisende scannt einen QR-Code und ist online.',
      action: 'Verkaufen',
    },
  },
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
  profit: 'Gewinn',
  perPackage: 'Umsatz je Paket',
  change: '{{change}} gegenüber dem vorigen Zeitraum',
  noChange: 'Kein Umsatz im vorigen Zeitraum',
  shape: 'Art des Diagramms',
  line: 'Linie',
  bar: 'Balken',
  noData: 'Keine Daten verfügbar',
  allHidden: 'Alle Pakete sind ausgeblendet. Wählen Sie unten eines aus.',
  time: 'Zeit',
  showAll: 'Alle {{count, number}} Pakete anzeigen',
  noSales: {
    text: 'Hier ist noch nichts. Richten Sie zuerst Ihren <link>Vertriebskanal</link> ein.',
    bonus:
      'In Ihrem Guthaben steckt ein Willkommensbonus von {{amount}}. Er bezahlt Ihre ersten Pakete: Sie können anfangen, ohne aufzuladen.',
  },
};
