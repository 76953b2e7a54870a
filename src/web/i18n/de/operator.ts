import type { operator as texts } from '../en/operator.ts';
import type { Translation } from '../translation.ts';

export const operator: Translation<typeof texts> = {
  label: 'Seiten der Verwaltung',
  pages: { today: 'Heute', attention: 'Zu klären', resellers: 'Wiederverkäufer', payments: 'Zahlungen' },
  refusedTitle: 'Diese Seite ist für die Betreiber des Shops',
  refusedText: 'Ihr Konto ist das eines Wiederverkäufers. Wer den Server betreibt, kann es zum Betreiberkonto machen.',
  toStore: 'Zu Ihrem Shop',
};
