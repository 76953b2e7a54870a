import type { ui as english } from '../en/ui.ts';
import type { Translation } from '../translation.ts';

export const ui: Translation<typeof english> = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  clear: '{{label}} leeren',
  copy: '{{label}} kopieren',
  copyShort: 'Kopieren',
  copied: 'Kopiert',
  search: 'Suchen',
  noResults: 'Nichts gefunden',
  showOptions: 'Auswahl anzeigen',
  loading: 'Wird geladen',
  pending: 'Läuft',
  retry: 'Erneut versuchen',
  optional: 'optional',
  charactersLeft_one: 'Noch {{count}} Zeichen',
  charactersLeft_other: 'Noch {{count}} Zeichen',
  moneyInvalid: 'Geben Sie eine gültige Zahl ein (z. B. 4,59)',
  notifications: 'Mitteilungen',
  dismiss: 'Schließen',
  sortBy: 'Sortieren nach',
  sortAscending: 'Aufsteigend sortieren',
  sortDescending: 'Absteigend sortieren',
  progress: '{{value}} von {{maximum}}',
  increase: 'Erhöhen',
  decrease: 'Verringern',
};
