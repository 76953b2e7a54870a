import type { operatorPackages as texts } from '../en/operator-packages.ts';
import type { Translation } from '../translation.ts';

export const operatorPackages: Translation<typeof texts> = {
  title: 'Pakete',
  subtitle: 'Was Lieferanten anbieten und was davon verkauft wird',
  search: 'Suchen',
  searchHint: 'Name, Land oder Kennung',
  state: 'Stand',
  anyState: 'Jeder Stand',
  states: {
    ON_SALE: 'Im Verkauf',
    WAITING: 'Freizugeben',
    OFF_SALE: 'Nicht im Verkauf',
    VANISHED: 'Nicht mehr angeboten',
  },
  reasons: {
    TAKEN_OFF: 'Aus dem Verkauf genommen',
    NO_RATE: 'Kein Kurs für die Währung',
    TOO_EXPENSIVE: 'Zu teuer für den Shop',
  },
  supplier: 'Lieferant',
  anySupplier: 'Alle Lieferanten',
  columns: {
    package: 'Paket',
    state: 'Stand',
    cost: 'Einkauf',
    price: 'Preis',
    margin: 'Marge',
    select: 'Auswählen',
  },
  unknown: 'Keiner',
  selectAll: 'Alle angezeigten auswählen',
  select: '{{name}} auswählen',
  none: 'Noch kein Paket',
  noneText: 'Hier erscheint alles, was Lieferanten anbieten.',
  nothingFound: 'Kein Paket gefunden',
  nothingFoundText: 'Jedes Wort wird in Namen gesucht und am Anfang von Ländern, Kennungen und IDs.',
  sale: {
    found_one: '{{number}} Paket gefunden',
    found_other: '{{number}} Pakete gefunden',
    selected_one: '{{number}} Paket ausgewählt',
    selected_other: '{{number}} Pakete ausgewählt',
    put: 'In den Verkauf',
    take: 'Aus dem Verkauf',
    putAll: 'Alle in den Verkauf',
    takeAll: 'Alle aus dem Verkauf',
    pending: 'Eine Änderung läuft.',
    ask: {
      put_one: '{{number}} Paket in den Verkauf geben?',
      put_other: '{{number}} Pakete in den Verkauf geben?',
      take_one: '{{number}} Paket aus dem Verkauf nehmen?',
      take_other: '{{number}} Pakete aus dem Verkauf nehmen?',
    },
    askText: {
      put: 'Alle gefundenen, auf jeder Seite. Neue sind damit freigegeben. Wiederverkäufer können sie sofort kaufen und verkaufen.',
      take: 'Alle gefundenen, auf jeder Seite. Wiederverkäufer können sie nicht mehr kaufen oder verkaufen.',
    },
    done: {
      put_one: '{{number}} Paket freigegeben.',
      put_other: '{{number}} Pakete freigegeben.',
      take_one: '{{number}} Paket aus dem Verkauf genommen.',
      take_other: '{{number}} Pakete aus dem Verkauf genommen.',
    },
    notOnSale_one:
      '{{number}} Paket ist weiterhin nicht im Verkauf: Es wird nicht mehr angeboten oder hat keinen Preis.',
    notOnSale_other:
      '{{number}} Pakete sind weiterhin nicht im Verkauf: Sie werden nicht mehr angeboten oder haben keinen Preis.',
  },
};
