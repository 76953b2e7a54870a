import type { integration as texts } from '../en/integration.ts';
import type { Translation } from '../translation.ts';

export const integration: Translation<typeof texts> = {
  channels: 'Vertriebskanäle',
  webhook: {
    placeholder: 'https://example.com/events',
    submit: 'Absenden',
    change: 'URL ändern',
    keep: 'Gespeicherte behalten',
    locked: 'Gespeichert und gesperrt, damit sie nicht aus Versehen geändert wird.',
    unset: 'Ereignisse werden signiert an diese Adresse gesendet.',
    publicKey: 'Öffentlicher Schlüssel',
    publicKeyHint: 'Damit prüft Ihr Server, dass ein Ereignis von uns kommt.',
  },
  channel: {
    title: 'Zugangsdaten für „{{channel}}“',
    subtitle: 'Für Basic-Authentifizierung an POST /reseller/authenticate.',
    clientId: 'Client-ID',
    clientSecret: 'Client-Geheimnis',
    showSecret: 'Geheimnis anzeigen',
    hideSecret: 'Geheimnis verbergen',
    rename: 'Umbenennen',
    copied: 'In die Zwischenablage kopiert.',
  },
  sdkKey: {
    title: 'Vertriebskanal „{{channel}}“',
    subtitle: 'Öffentlich: Ihre App trägt ihn, und er öffnet keine API.',
    label: 'SDK-Schlüssel',
    serverUrl: 'Server-URL',
    serverUrlHint: 'An dieser Adresse werden Geräte geprüft.',
    noServerUrl: 'Geräte werden noch nicht geprüft',
    noServerUrlHint: 'Ohne Server-URL merkt niemand, wenn eine andere App Ihren Schlüssel benutzt.',
    addServerUrl: 'Server-URL hinzufügen',
  },
  channelName: {
    addTitle: 'Vertriebskanal hinzufügen',
    renameTitle: '{{channel}} umbenennen',
    label: 'Name',
    hint: 'Seine Verkäufe tragen von nun an diesen Namen.',
    add: 'Kanal hinzufügen',
    save: 'Namen speichern',
    empty: 'Geben Sie zuerst einen Namen ein.',
    unchanged: 'Geben Sie zuerst einen anderen Namen ein.',
  },
  request: { codeCopied: 'Code kopiert.' },
};
