import type { ui as english } from '../en/ui.ts';
import type { Translation } from '../translation.ts';

export const ui: Translation<typeof english> = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  clear: '{{label}} leeren',
  copy: '{{label}} kopieren',
  copyShort: 'Kopieren',
  copied: 'Kopiert',
  hidden: 'verborgen',
  search: 'Suchen',
  noResults: 'Nichts gefunden',
  showOptions: 'Auswahl anzeigen',
  loading: 'Wird geladen',
  pending: 'Läuft',
  retry: 'Erneut versuchen',
  optional: 'optional',
  charactersLeft: 'Noch {{count, number}} Zeichen',
  notifications: 'Mitteilungen',
  dismiss: 'Schließen',
  sortBy: 'Sortieren nach',
  sortAscending: 'Aufsteigend sortieren',
  sortDescending: 'Absteigend sortieren',
  progress: '{{value}} von {{maximum}}',
  wizard: { step: 'Schritt {{step}} von {{count}}', next: 'Weiter', previous: 'Zurück', done: 'Fertig' },
  increase: 'Erhöhen',
  decrease: 'Verringern',
};
