import type { Translation } from '../translation.ts';
import type { customers as english } from '../en/customers.ts';

export const customers: Translation<typeof english> = {
  title: 'Kunden',
  subtitle: 'Ihre Kunden und ihr restliches Datenvolumen.',
  table: 'Kunden',
  search: 'Kunden suchen',
  searchHint: 'E-Mail, Notiz, ICCID oder Verkaufsnr.',
  columns: {
    customer: 'Kunde',
    esims: 'eSIMs',
    data: 'Restvolumen',
    lastSale: 'Letzter Verkauf',
    spent: 'Ausgegeben',
  },
  guest: 'Gast',
  open: 'Kunde {{name}}',
  failed: 'Ihre Kunden konnten nicht geladen werden.',
  empty: 'Noch keine Kunden',
  emptyText: 'Ihre Kunden erscheinen hier nach ihrem ersten Kauf.',
  emptyAction: 'Kasse öffnen',
  noMatch: 'Kein Kunde gefunden',
  noMatchText:
    'Versuchen Sie einen anderen Teil der E-Mail-Adresse, der Notiz oder der ICCID, oder die Nummer eines Verkaufs.',
  fewDigits: 'Für die Suche nach der ICCID geben Sie mindestens {{count, number}} ihrer Ziffern ein.',
  showAll: 'Alle Kunden anzeigen',
  previous: 'Zurück',
  next: 'Weiter',
  isFirst: 'Das ist die erste Seite.',
  isLast: 'Das ist die letzte Seite.',
  detail: {
    back: 'Alle Kunden',
    failed: 'Dieser Kunde konnte nicht geladen werden.',
    notFound: 'Dieser Kunde wurde nicht gefunden.',
    notFoundText: 'Die Daten wurden gelöscht, oder die Adresse stimmt nicht.',
    sell: 'Verkaufen oder aufladen',
    sales: 'Verkäufe',
    subtitle_one: '{{count, number}} Verkauf',
    subtitle_other: '{{count, number}} Verkäufe',
    share: 'Link senden',
  },
};
