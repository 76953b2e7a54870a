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
  add: 'Kanal hinzufügen',
  added: 'Der Kanal wurde hinzugefügt.',
  renamed: 'Der Name wurde gespeichert.',
  remove: {
    title: '„{{channel}}“ abschalten?',
    text: 'Die Zugangsdaten werden binnen Sekunden abgewiesen. Die Verkäufe bleiben. Das lässt sich nicht rückgängig machen.',
    last: 'Es ist Ihr einziger Kanal: Ein neuer mit eigenen Zugangsdaten tritt an seine Stelle.',
    confirm: 'Abschalten',
    success: '„{{channel}}“ wurde abgeschaltet.',
  },
  firstSteps: {
    title: 'Erste Schritte',
    subtitle: 'Von Ihren Zugangsdaten zum ersten Verkauf, mit Anfragen zum Kopieren.',
    notReady: 'Sie beginnen mit einem Vertriebskanal, der noch nicht da ist.',
    retrieveToken: {
      title: 'Zugriffstoken abrufen',
      text: 'Tauschen Sie die Zugangsdaten des Kanals gegen ein Zugriffstoken. Es gilt 24 Stunden.',
      label: 'Token-Anfrage',
    },
    getInventory: {
      title: 'Bestand lesen',
      text: 'Jeder Aufruf bringt das Zugriffstoken mit. Dieser listet die Pakete, die Sie verkaufen, mit ihren IDs.',
      label: 'Bestandsanfrage',
    },
    activatePackage: {
      title: 'Ein Paket verkaufen',
      text: 'Diese Anfrage verkauft ein Paket Ihres Bestands an einen Gast und liefert die eSIM. Sie verbraucht Bestand oder Guthaben. Mehrfach gesendet bleibt es dank des Idempotenzschlüssels ein Verkauf.',
      label: 'Verkaufsanfrage',
      fill: 'Nehmen Sie zuerst ein Paket in den Bestand auf',
    },
    dentBranding: {
      title: 'Branding',
      text: 'Zeigen Sie Ihren Kunden, von wem ihre eSIM kommt. Die Bilder liegen im Branding-Zip.',
      label: 'HTML für Ihren Shop',
      download: 'Branding herunterladen (Zip)',
      badge: 'eSIM von {{store}}',
    },
  },
  webhooks: {
    title: 'Webhooks',
    subtitle: 'Ihr Server erfährt sofort, was mit Ihren Kunden und deren eSIMs geschieht.',
    open: 'Webhooks einrichten',
    back: 'Zurück zur API',
    failed: 'Ihre Webhooks konnten nicht geladen werden.',
    label: 'Server-URL',
    types: {
      BALANCE_ALERT: { title: 'Wenig Datenvolumen', text: 'Von einem Paket sind noch 100\u00a0MB übrig.' },
      ESIM_STATUS: {
        title: 'eSIM-Status',
        text: 'Eine eSIM wurde heruntergeladen, installiert, ein- oder ausgeschaltet oder gelöscht.',
      },
      CUSTOMER_REGISTRATION: { title: 'Neuer Kunde', text: 'Ein Kunde hat zum ersten Mal bei Ihnen gekauft.' },
      COUNTRY_CHANGE: { title: 'Länderwechsel', text: 'Eine eSIM hat sich in einem anderen Land verbunden.' },
      BALANCE_ACTIVATION: { title: 'Aktivierung', text: 'Die Gültigkeit eines Pakets hat begonnen.' },
    },
    stop: {
      title: 'Nicht mehr senden?',
      text: 'Ereignisse der Art „{{event}}“ werden nicht mehr gesendet, und was noch aussteht, entfällt.',
      confirm: 'Nicht mehr senden',
      success: 'Diese Ereignisse werden nicht mehr gesendet.',
    },
  },
};
