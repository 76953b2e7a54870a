import type { packages as english } from '../en/packages.ts';
import type { Translation } from '../translation.ts';

export const packages: Translation<typeof english> = {
  countries_one: '{{count, number}} Land',
  countries_other: '{{count, number}} Länder',
  lasts: {
    endless: 'Endet nie',
    until: '{{validity}}: endet {{day}}',
    over: '{{validity}}: endete {{day}}',
    NOW: '{{validity}} ab dem Verkauf',
    FIRST_USE: '{{validity}} ab der ersten Nutzung',
    ON_DEMAND: '{{validity}} ab der Aktivierung',
  },
  filters: {
    label: 'Pakete filtern',
    coverage: 'Abdeckung',
    validity: 'Gültigkeit',
    volume: 'Volumen',
    allCoverage: 'Jede Abdeckung',
    allValidities: 'Jede Gültigkeit',
    allVolumes: 'Jedes Volumen',
    search: 'Pakete suchen',
    reset: 'Filter zurücksetzen',
  },
  empty: {
    title: 'Ihr Inventar ist leer',
    text: 'Wählen Sie die Pakete, die Sie verkaufen möchten. Das kostet nichts: Erst ein Verkauf wird von Ihrem Guthaben abgebucht.',
    action: 'Pakete wählen',
    start: 'Mit empfohlenen Paketen beginnen',
  },
  noMatch: {
    search: 'So heißt kein Paket',
    searchText: 'Prüfen Sie die Schreibweise, oder suchen Sie nach einem Land, einer Region oder einer Größe.',
    filters: 'Kein Paket passt zu diesen Filtern',
    filtersText: 'Wählen Sie andere Filter oder setzen Sie sie zurück.',
    both: 'Kein Paket passt',
    bothText: 'Suchen Sie etwas anderes, wählen Sie andere Filter oder setzen Sie sie zurück.',
    showAll: 'Alle Pakete zeigen',
  },
  calledSo: 'Kein Paket heißt „{{text}}“.',
  didYouMean: 'Meinten Sie {{name}}?',
  similar: 'So heißt kein Paket. Ähnliche werden angezeigt.',
};
