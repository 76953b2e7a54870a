import type { api as texts } from '../en/api.ts';
import type { Translation } from '../translation.ts';

export const api: Translation<typeof texts> = {
  title: 'API',
  subtitle: 'Verkaufen Sie aus Ihrem eigenen Shop oder Ihrer App.',
  channelsSubtitle: 'Jeder hat eigene Zugangsdaten, und seine Verkäufe tragen seinen Namen.',
  unnamed: 'API',
  material: 'Für Ihre Entwickler',
  materialSubtitle: 'Jeder Aufruf erklärt, fertig zum Ausführen, und was Ihr Shop für das Branding braucht.',
  failed: 'Ihre Vertriebskanäle konnten nicht geladen werden.',
  empty: 'Noch kein Vertriebskanal',
};
