import type { legal as texts } from '../en/legal.ts';
import type { Translation } from '../translation.ts';

export const legal: Translation<typeof texts> = {
  terms: 'Allgemeine Geschäftsbedingungen',
  privacy: 'Datenschutzerklärung',
  published: 'Veröffentlicht am {{date}}',
  termsFailed: 'Die Allgemeinen Geschäftsbedingungen konnten nicht geladen werden.',
  privacyFailed: 'Die Datenschutzerklärung konnte nicht geladen werden.',
  vision: {
    title: 'Unsere Vision',
    text: 'Wir glauben, dass mobiles Internet im Ausland so einfach sein sollte wie der Kauf einer Postkarte: am Schalter, in einer Minute, zu einem vorher bekannten Preis.',
    partners:
      'Darum arbeiten wir für die Menschen, die Reisenden begegnen. Läden, Agenturen, Hotels und Entwickler bekommen die Werkzeuge und entscheiden selbst über Namen und Preis.',
    care: 'Wir nennen den Preis vorher, sagen, warum etwas nicht geht, und buchen für einen Klick nie doppelt ab.',
  },
};
