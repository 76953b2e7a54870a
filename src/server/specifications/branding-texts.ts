// Texts of the branding zip, in the languages of the store.
import type { Language } from '#domain/languages.ts';

type Texts = {
  /** The words before the store's name. */
  badge: string;
  badgeHint: string;
  installHint: string;
  install: string;
  scan: string;
  readMe: (storeName: string) => string;
};

export const texts: Record<Language, Texts> = {
  en: {
    badge: 'eSIM by',
    badgeHint: 'Copy the folder badge to your site and adjust the two addresses.',
    installHint:
      'Put installationUrl of the sale in place of the link, and a QR code of it in place of qr-code-example.svg.',
    install: 'Install your eSIM',
    scan: 'Scan with the phone that the eSIM is for',
    readMe: (storeName) => `# ${storeName} branding

For your shop, your app and your emails: how to show where your eSIMs come from, and how your customers install them.

| Folder or file | What is in it |
| --- | --- |
| logo | The mark alone and with the name, as SVG and PNG. "light" is for light backgrounds, "dark" for dark ones. |
| badge | "eSIM by ${storeName}" in English and German. |
| snippets | HTML for your pages: the badge, and the installation with a button and a QR code. |
| colours.css | The colours as custom properties, for light and dark. |

## Rules

- Leave space of half the mark's height free around the logo, and show it at least 24 px high.
- Do not stretch, turn or recolour it.
- Texts on the accent colour are white.

## The installation page

The answer to a sale contains \`installationUrl\`. With \`custom=true\` in it the page shows your own logo, header colour
and FAQ link. Send the link to your customer, or show it as a QR code on another screen. Whoever has the link sees the
eSIM: treat it like a ticket.
`,
  },
  de: {
    badge: 'eSIM von',
    badgeHint: 'Kopieren Sie den Ordner badge auf Ihre Seite und passen Sie die beiden Adressen an.',
    installHint:
      'Setzen Sie installationUrl des Verkaufs an die Stelle des Links und einen QR-Code davon an die von qr-code-example.svg.',
    install: 'eSIM installieren',
    scan: 'Mit dem Telefon scannen, für das die eSIM ist',
    readMe: (storeName) => `# Branding von ${storeName}

Für Ihren Shop, Ihre App und Ihre E-Mails: wie Sie zeigen, woher Ihre eSIMs kommen, und wie Ihre Kunden sie installieren.

| Ordner oder Datei | Was darin ist |
| --- | --- |
| logo | Das Zeichen allein und mit dem Namen, als SVG und PNG. „light“ steht auf hellem, „dark“ auf dunklem Grund. |
| badge | „eSIM von ${storeName}“ auf Deutsch und Englisch. |
| snippets | HTML für Ihre Seiten: das Abzeichen und die Installation mit Schaltfläche und QR-Code. |
| colours.css | Die Farben als Custom Properties, hell und dunkel. |

## Regeln

- Lassen Sie um das Logo die halbe Höhe des Zeichens frei, und zeigen Sie es mindestens 24 px hoch.
- Verzerren, drehen und färben Sie es nicht.
- Text auf der Akzentfarbe ist weiß.

## Die Installationsseite

Die Antwort auf einen Verkauf enthält \`installationUrl\`. Mit \`custom=true\` darin zeigt die Seite Ihr eigenes Logo, Ihre
Kopffarbe und Ihren FAQ-Link. Senden Sie den Link Ihrem Kunden, oder zeigen Sie ihn als QR-Code auf einem anderen
Bildschirm. Wer den Link hat, sieht die eSIM: Behandeln Sie ihn wie eine Fahrkarte.
`,
  },
};
