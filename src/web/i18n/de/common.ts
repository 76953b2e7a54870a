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
};
