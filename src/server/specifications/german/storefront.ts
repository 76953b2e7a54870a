import type { operations } from '#contract/storefront/operations.ts';
import { shared } from './shared.ts';
import { account } from './storefront-account.ts';
import { groups } from './groups.ts';
import { sales } from './storefront-sales.ts';
import type { DocumentTexts } from './text.ts';
import type { webhooks } from '#contract/storefront/paths.ts';

export const storefront: DocumentTexts<typeof operations, webhooks> = {
  summary: 'Was die Web-App des Resellers und die Seiten der Reisenden aufrufen.',
  description: `Alle Aufrufe der Web-App. Beträge sind Zahlen in ganzen Einheiten ihrer Währung mit höchstens zwei
Nachkommastellen, Zeitangaben folgen ISO 8601 in UTC, und ein fehlgeschlagener Aufruf antwortet mit Problem Details (RFC 9457).

Die Web-App sendet mit jedem Aufruf \`Locale\` (Locale des Browsers) und \`Device-TimeZone\` (Name der IANA-Zone) und
mit jedem Aufruf, der etwas ändert, einen \`Idempotency-Key\`. Operationen ohne einen solchen Schlüssel sind von Natur aus wiederholbar.

Wie oft Sie aufrufen dürfen, ist begrenzt: 6.000 Anfragen pro Minute für jeden Reseller, 1.200 für jede Adresse
ohne Anmeldung. Jede Antwort nennt in \`RateLimit-Policy\` und \`RateLimit\`
(draft-ietf-httpapi-ratelimit-headers) das Limit und was davon noch übrig ist. Darüber werden Aufrufe mit 429 und
\`Retry-After\` abgewiesen, und nichts ist geschehen. Operationen mit \`x-heavy\` dauern länger: Von ihnen laufen für einen Reseller zwei gleichzeitig,
zehn weitere warten bis zu 5 Sekunden, und alle übrigen werden ebenso mit 429 abgewiesen.

Ein Betreiber des Stores kann ihn mit einem Token ansehen, das nichts ändert: Aufrufe ohne \`x-store-view\`
weisen es mit 403 ab (only_looking).
`,
  tags: {
    service: 'Der Server selbst.',
    account: 'Der angemeldete Reseller und die Rechnungsadresse.',
    credentials: 'Vertriebskanäle: Zugangsdaten der Partner-API, Schlüssel des SDK.',
    webhooks: 'Wohin Ereignisse gesendet werden.',
    credit: 'Das vorausbezahlte Guthaben.',
    statements: 'Was das Guthaben verändert hat, Monat für Monat.',
    payments: 'Guthaben und Bestand kaufen und die bisherigen Käufe.',
    exchange: 'Bei der Partnerbörse anmelden, um aus dem Guthaben eines Kontos dort zu bezahlen.',
    products: 'Die Pakete im Angebot.',
    inventory: 'Die Pakete, die der Reseller verkauft.',
    activations: 'Verkäufe: verkaufen, aufladen, erstatten, starten.',
    analysis: 'Was die Verkäufe einbringen.',
    customers: 'Die Endkunden des Resellers.',
    esim: 'Wo eSIMs verbunden sind.',
    profiles: 'Was ein Endkunde über ein Share-Token sieht.',
    legal: 'Geschäftsbedingungen und Datenschutz.',
    requests: 'Was der Reseller beim Betreiber anfragt.',
    'group-sales': 'Ein Paket für jeden Reisenden einer Gruppe, als eine Bestellung.',
  },
  operations: { ...shared, ...account, ...sales, ...groups },
  webhooks: {},
};
