import type { operations } from '#contract/partner/operations.ts';
import type { webhooks } from '#contract/partner/paths.ts';
import { shared } from './shared.ts';
import { groups } from './groups.ts';
import type { DocumentTexts } from './text.ts';

export const partner: DocumentTexts<typeof operations, webhooks> = {
  summary: 'Verkaufen Sie eSIM-Datenpakete aus Ihrem eigenen System.',
  description: `Für Integratoren eines Resellers. Tauschen Sie Client-ID und Secret eines Kanals mit
\`POST /reseller/authenticate\` gegen ein Zugriffstoken, senden Sie es als Bearer-Token mit, und verkaufen Sie die Pakete aus dem Inventar des Resellers.

Alle Aufrufe außer dem ersten liegen unter dem Präfix des Stores, hier \`/simshelf\`. Senden Sie mit jedem Verkauf einen \`idempotency-key\`:
Ein Aufruf, der mit demselben Schlüssel und demselben Inhalt wiederholt wird, ist ein einziger Verkauf. Ein fehlgeschlagener Aufruf antwortet mit Problem Details (RFC 9457).

Der [Leitfaden für Integratoren](https://store.example/api/specifications/guide) führt vom ersten Aufruf zum
ersten Verkauf, mit einem Client in TypeScript. Er ist auf Englisch.

Wie oft Sie aufrufen dürfen, ist begrenzt: 6.000 Anfragen pro Minute für jeden Kanal. Jede Antwort nennt in \`RateLimit-Policy\` und \`RateLimit\`
(draft-ietf-httpapi-ratelimit-headers) das Limit und was davon noch übrig ist. Darüber werden Aufrufe mit 429 und
\`Retry-After\` abgewiesen, und nichts ist geschehen. Operationen mit \`x-heavy\` dauern länger: Von ihnen laufen für einen Reseller zwei gleichzeitig,
zehn weitere warten bis zu 5 Sekunden, und alle übrigen werden ebenso mit 429 abgewiesen.
`,
  tags: {
    authentication: 'Von Client-ID und Secret zum Zugriffstoken.',
    service: 'Der Server selbst.',
    inventory: 'Die Pakete, die der Reseller verkauft.',
    activations: 'Verkäufe: verkaufen, aufladen, auflisten, starten.',
    'group-sales': 'Ein Paket für jeden Reisenden einer Gruppe, als eine Bestellung.',
    customers: 'Die Endkunden des Resellers.',
    esim: 'Wo eSIMs funktionieren und ob sie es tun.',
    webhooks: `Ereignisse, die der Store an Ihre Adressen sendet, eine Adresse für jeden Typ, eingestellt in der Web-App. Sie sind so signiert,
wie es [Standard Webhooks](https://www.standardwebhooks.com) beschreibt, mit ed25519. Antworten Sie innerhalb von 15 Sekunden mit 2xx, und
erledigen Sie die Arbeit danach. Jede andere Antwort, auch eine Weiterleitung, gilt als Fehlschlag, ebenso keine Antwort: Das Ereignis wird nach 5 Sekunden, 5 und 30 Minuten, 2, 5, 10, 14, 20 und 24 Stunden erneut gesendet, insgesamt zehnmal, und dann aufgegeben.
Ereignisse können doppelt und in anderer Reihenfolge ankommen; eine Adresse bekommt immer nur eines auf einmal. 410 entfernt die Adresse.
Die Web-App zeigt die Zustellungen der letzten 30 Tage, sendet eine davon erneut (dieselbe webhook-id, neue Signatur) und
sendet Testereignisse, deren Inhalt \`"test": true\` enthält.

Code zum Kopieren, der sie prüft:
[TypeScript](https://store.example/api/specifications/examples/receive-webhooks.ts),
[Python](https://store.example/api/specifications/examples/verify_webhook.py),
[Java](https://store.example/api/specifications/examples/VerifyWebhook.java).

Die Adresse, die Geräte prüft (Typ \`SDK_ACTIVATION\`), gehört zu einem SDK-Schlüssel; an sie wird keines dieser Ereignisse gesendet.
`,
  },
  operations: {
    ...shared,
    ...groups,
    authenticateReseller: {
      summary: 'Ein Zugriffstoken holen',
      description:
        'Tauscht Client-ID und Secret eines Kanals (Basic Authentication) gegen ein Zugriffstoken; behalten Sie es für expiresIn Sekunden. Das sind 24 Stunden oder weniger, wenn ein ersetztes Secret früher endet. Ein Token endet mit dem Secret, für das es ausgestellt wurde, und mit seinem Kanal: Aufrufe werden dann innerhalb von Sekunden mit 401 abgewiesen. Der Inhalt der Anfrage wird nicht gelesen. Ein Kanal kann das 60-mal pro Minute von einer Adresse aus tun.',
    },
    listInventory: {
      summary: 'Das Inventar',
      description:
        'Liefert alle Artikel aus dem Inventar des Resellers, nach Namen aufsteigend, wenn keine andere Reihenfolge verlangt wird.',
    },
    updateInventoryItem: {
      summary: 'Namen und Verkaufspreis ändern',
      description:
        'Ändert den Namen, den Verkaufspreis in USD oder beides. Ein Feld, das fehlt, bleibt, wie es ist, und frühere Verkäufe ebenso. Der Preis null folgt wieder dem empfohlenen Preis. Wird abgewiesen, solange das Konto gesperrt ist (409, reseller_suspended).',
    },
    topUpActivationWithProfile: {
      summary: 'Ein Paket an einen bestehenden Kunden auf einer neuen eSIM verkaufen',
      description:
        'Verkauft einen Artikel des Inventars an einen bestehenden Kunden zusammen mit einer neuen eSIM. Mit dedicated bekommt die eSIM eine eigene Instanz der Profildomain und damit ein eigenes Datenguthaben; ein Kunde kann mehrere mit demselben Schlüssel haben. Mit customerProfileDomainId kommt sie zu dieser Instanz, die den Schlüssel des Pakets haben muss und nicht im Ganzen erstattet sein darf (sonst 409), und teilt deren Datenguthaben, das einmal wächst. Beides oder keines von beiden wird abgewiesen (400). Abgebucht wird wie bei register. Ein Kunde, der in RU, BY oder KP wohnt oder gelöscht wurde, wird abgewiesen (409).',
    },
    listActivatedItems: {
      summary: 'Verkäufe eines Zeitraums',
      description:
        'Liefert die Verkäufe aller Kanäle des Resellers von `from` bis `to`, die neuesten zuerst, wenn keine andere Reihenfolge verlangt wird. Ein Zeitraum mit mehr Verkäufen als page_size wird Seite für Seite gelesen: Die letzte Seite ist nicht voll.',
    },
    activateActivatedItem: {
      summary: 'Die Gültigkeit eines Verkaufs starten',
      description:
        'Startet die Gültigkeit eines Datenguthabens, das noch nicht begonnen hat; abgebucht wird nichts. Wird abgewiesen (409), wenn es schon gestartet wurde, abgelaufen ist oder erstattet wurde. Die Antwort nennt alle eSIMs der Instanz der Profildomain, ob aktiv oder nicht.',
    },
    listCustomers: {
      summary: 'Alle Kunden',
      description: 'Liefert die Kunden des Resellers, die neuesten zuerst und seitenweise.',
    },
    getCustomer: {
      summary: 'Ein Kunde',
      description:
        'Liefert einen Kunden mit allen Käufen und allen eSIMs, auch solchen, die nicht mehr verwendet werden dürfen.',
    },
    listProfileDomains: {
      summary: 'Die Profildomains eines Kunden',
      description:
        'Liefert die Instanzen der Profildomains des Kunden, die älteste zuerst, jede mit ihren eSIMs und Verkäufen. Die eSIMs einer Instanz teilen sich deren Datenguthaben; eine Aufladung gilt für eine Instanz.',
    },
    listCountries: {
      summary: 'Länder einer Ländergruppe',
      description:
        'Liefert die Länder, in denen die Pakete einer Ländergruppe gelten, nach Namen geordnet. Die Namen sind mit einem deutschen Locale deutsch, sonst englisch.',
    },
    getCountryFlag: {
      summary: 'Flagge eines Landes',
      description:
        'Liefert die Flagge als PNG-Bild, 480 Pixel breit und 320 hoch. Sie darf einen Tag lang aufbewahrt werden; ein erneuter Aufruf mit dem ETag des aufbewahrten Bildes antwortet mit 304 ohne Inhalt.',
    },
  },
  webhooks: {
    BALANCE_ALERT: {
      summary: 'Ein Datenguthaben ist fast verbraucht',
      description:
        'Wird für ein Datenguthaben einmal gesendet, bei der Nutzung, nach der höchstens 100 MB davon übrig sind; ein Datenguthaben, das von Anfang an kleiner war, meldet sich bei seiner ersten Nutzung. Unbegrenzte Datenguthaben melden sich nie.',
    },
    ESIM_STATUS: {
      summary: 'Der Zustand einer eSIM hat sich geändert',
      description:
        'Wird bei jedem Schritt im Leben eines Profils gesendet, vom Herunterladen bis zum Löschen. Es beginnt mit RELEASED, wenn der Verkauf mit pending beantwortet wurde: Die eSIM ist für den Kunden bereit. Eine Aufladung, die mit pending beantwortet wurde, hat kein eigenes Ereignis; ihr Verkauf sagt, wann sie da ist.',
    },
    CUSTOMER_REGISTRATION: {
      summary: 'Es gibt einen neuen Kunden',
      description: 'Wird für jeden neuen Kunden einmal gesendet, auch für Gäste ohne E-Mail-Adresse.',
    },
    COUNTRY_CHANGE: {
      summary: 'Eine eSIM hat sich in einem anderen Land verbunden',
      description:
        'Wird bei der ersten Verbindung einer eSIM gesendet und immer dann, wenn die nächste in einem anderen Land ist.',
    },
    BALANCE_ACTIVATION: {
      summary: 'Die Gültigkeit eines Datenguthabens hat begonnen',
      description:
        'Wird für ein Datenguthaben einmal gesendet, beim Verkauf, beim Starten oder bei der ersten Nutzung, je nachdem, womit seine Gültigkeit beginnt.',
    },
  },
};
