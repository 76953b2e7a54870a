import type { api as texts } from '../en/api.ts';
import type { Translation } from '../translation.ts';

export const api: Translation<typeof texts> = {
  title: 'API',
  subtitle: 'Verkaufen Sie aus Ihrem eigenen Shop oder Ihrer App.',
  channelsSubtitle: 'Jeder hat eigene Zugangsdaten, und seine Verkäufe tragen seinen Namen.',
  unnamed: 'API',
  material: 'Für Ihre Entwickler',
  materialSubtitle: 'Alle Aufrufe erklärt und ausführbar, dazu das Branding für Ihren Shop.',
  failed: 'Ihre Vertriebskanäle konnten nicht geladen werden.',
  empty: 'Noch kein Vertriebskanal',
};
