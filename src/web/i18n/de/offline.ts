import type { offline as english } from '../en/offline.ts';
import type { Translation } from '../translation.ts';

export const offline: Translation<typeof english> = {
  title: 'Sie sind offline',
  text: 'Diese Seite braucht eine Verbindung zum Shop. Die Kasse öffnet sich auch ohne, wenn Sie sie auf diesem Gerät schon benutzt haben.',
  toTill: 'Kasse öffnen',
  notice: 'Keine Verbindung. Ihre Eingaben bleiben erhalten.',
};
