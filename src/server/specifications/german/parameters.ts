// What the documents say about the parameters of their operations, by the English text: one that changed or is new has no
// German text, which a test finds.

const SHARED = {
  'Identifier of the inventory item.': 'Id des Pakets im Inventar.',
  'Number of the eSIM.': 'Nummer der eSIM.',
  'uid or id of the sale.': 'uid oder id des Verkaufs.',
  'uid of the customer.': 'uid des Kunden.',
  'Id of the group sale.': 'Id des Gruppenverkaufs.',
  'Identifier of the channel.': 'Id des Vertriebskanals.',
  'Number of the page, from 0.': 'Nummer der Seite, ab 0.',
  'Start of the window; ISO 8601 with offset.': 'Beginn des Zeitraums; ISO 8601 mit Zeitzone.',
  'End of the window; not included.': 'Ende des Zeitraums; es gehört nicht mehr dazu.',
  'End of the window, after `from`; not included.': 'Ende des Zeitraums, nach `from`; es gehört nicht mehr dazu.',
  'End of the window; not included. The moment of the call unless given.':
    'Ende des Zeitraums; es gehört nicht mehr dazu. Ohne Angabe der Zeitpunkt des Aufrufs.',
  'Start of the window; ISO 8601 with offset, in which a + is sent as %2B. 30 days before its end unless given.':
    'Beginn des Zeitraums; ISO 8601 mit Zeitzone, deren + als %2B gesendet wird. Ohne Angabe 30 Tage vor dem Ende.',
  'Makes a repeated call safe: the same key with the same body has one effect and returns the stored response; with another body the call is refused (422), and while the first call runs, with 409. A key belongs to the reseller and the kind of call. All sales (register, top-up, top-up with a new eSIM) are one kind, whichever channel sends them: the same key from another channel is the same sale, and on another path of a sale it is refused (422). Every other operation is a kind of its own. A key is kept for 31 days; a refused call leaves it unused.':
    'Macht einen wiederholten Aufruf sicher: Derselbe Schlüssel mit demselben Inhalt wirkt nur einmal und liefert die gespeicherte Antwort. Mit anderem Inhalt wird der Aufruf abgewiesen (422), und solange der erste noch läuft, mit 409. Ein Schlüssel gehört zum Reseller und zur Art des Aufrufs. Alle Verkäufe (Verkauf, Aufladung, Aufladung mit neuer eSIM) sind von einer Art, gleich welcher Kanal sie sendet: Derselbe Schlüssel aus einem anderen Kanal ist derselbe Verkauf, und an einer anderen Adresse für Verkäufe wird er abgewiesen (422). Jede andere Operation ist eine eigene Art. Ein Schlüssel bleibt 31 Tage gespeichert; ein abgewiesener Aufruf verbraucht ihn nicht.',
  'The `version` of what the caller has read, which is also the ETag of that answer. If it was changed since, nothing is changed (412, changed_since); a change to what already holds is none. Without this header the change is made in any case.':
    'Die `version` dessen, was der Aufrufer gelesen hat; sie ist auch das ETag jener Antwort. Hat sich seitdem etwas geändert, wird nichts geändert (412, changed_since); eine Änderung auf das, was schon gilt, ist keine. Ohne diesen Header wird in jedem Fall geändert.',
  'The `version` of the credit as the caller has read it. If the settings were changed since, nothing is changed (412, changed_since); a change to what already holds is none. Without this header the change is made in any case.':
    'Die `version` des Guthabens, wie der Aufrufer es gelesen hat. Haben sich die Einstellungen seitdem geändert, wird nichts geändert (412, changed_since); eine Änderung auf das, was schon gilt, ist keine. Ohne diesen Header wird in jedem Fall geändert.',
  '`*` says that nothing was set when the caller has read it. If something is set by now, nothing is changed (412, changed_since); a change to what already holds is none. Without this header the change is made in any case.':
    '`*` besagt, dass noch nichts gesetzt war, als der Aufrufer gelesen hat. Ist inzwischen etwas gesetzt, wird nichts geändert (412, changed_since); eine Änderung auf das, was schon gilt, ist keine. Ohne diesen Header wird in jedem Fall geändert.',
  'Language of texts in the response, as BCP 47 tag; German, or English for every other language. CSV files have the separators of its country.':
    'Sprache der Texte in der Antwort, als Tag nach BCP 47: Deutsch, oder Englisch für jede andere Sprache. CSV-Dateien haben die Trennzeichen des Landes.',
  'Time zone of the caller, as IANA name; UTC if it is unknown or absent.':
    'Zeitzone des Aufrufers mit ihrem Namen bei der IANA; UTC, wenn sie unbekannt ist oder fehlt.',
  'ETag of the image that the caller has.': 'ETag des Bildes, das der Aufrufer schon hat.',
} as const;

const LISTS = {
  'Order of the list; ASC unless given.': 'Reihenfolge der Liste; ohne Angabe ASC.',
  'Order of the list; DESC unless given.': 'Reihenfolge der Liste; ohne Angabe DESC.',
  'Order of the list; DESC unless given. Addition of this store.':
    'Reihenfolge der Liste; ohne Angabe DESC. Ergänzung dieses Stores.',
  'The sort key of the list; NAME by default. Equal entries come by name.':
    'Wonach die Liste sortiert ist; ohne Angabe NAME. Gleiche Einträge folgen nach dem Namen.',
  'The sort key of the list; DATE by default. Equal entries come newest first.':
    'Wonach die Liste sortiert ist; ohne Angabe DATE. Von gleichen Einträgen kommt der neueste zuerst.',
  'The sort key of the list; the moment of the sale unless given. Equal entries come newest first. Addition of this store.':
    'Wonach die Liste sortiert ist; ohne Angabe nach dem Zeitpunkt des Verkaufs. Von gleichen Einträgen kommt der neueste zuerst. Ergänzung dieses Stores.',
  'The figure to sort by; the last sale unless given. Equal customers come newest first.':
    'Die Angabe, nach der sortiert wird; ohne Angabe der letzte Verkauf. Von gleichen Kunden kommt der neueste zuerst.',
  'Largest number of sales in the answer, 500 unless given; the next page_index returns further sales. Addition of this store.':
    'Höchstzahl der Verkäufe in der Antwort, ohne Angabe 500; der nächste page_index liefert weitere. Ergänzung dieses Stores.',
  'Largest number of customers in the answer.': 'Höchstzahl der Kunden in der Antwort.',
  'Largest number of changes in the answer.': 'Höchstzahl der Änderungen in der Antwort.',
  'Largest number of deliveries in the answer.': 'Höchstzahl der Zustellungen in der Antwort.',
  'Largest number of purchases in the answer.': 'Höchstzahl der Käufe in der Antwort.',
} as const;

const SALES = {
  'Whether only active eSIMs are returned. The balance is the same either way.':
    'Ob nur aktive eSIMs in der Antwort sind. Das Guthaben ist in beiden Fällen dasselbe.',
  'Whether relatedEsims leaves out eSIMs that may no longer be used.':
    'Ob relatedEsims eSIMs auslässt, die nicht mehr benutzt werden dürfen.',
  'WWW for worldwide or EU for Europe.': 'WWW für weltweit oder EU für Europa.',
  'Country as ISO 3166-1 alpha-2 code, in upper or lower case.':
    'Land als Code nach ISO 3166-1 alpha-2, in Groß- oder Kleinbuchstaben.',
  'The idempotency key of the attempt.': 'Der Idempotenzschlüssel des Versuchs.',
  'Only sales to this customer. An ICCID may be written in groups; what is none is refused with 400.':
    'Nur Verkäufe an diesen Kunden. Eine ICCID darf in Gruppen geschrieben sein; was keine ist, wird mit 400 abgewiesen.',
  'The type of user_identifier.': 'Die Art von user_identifier.',
  'What to look for, without regard to case.': 'Wonach gesucht wird; Groß- und Kleinschreibung ist gleich.',
  'A part of an email address, of a note or of an ICCID (four digits or more), without regard to case, or the number of a sale; every customer without it.':
    'Ein Teil einer E-Mail-Adresse, einer Notiz oder einer ICCID (vier Ziffern oder mehr), ohne Rücksicht auf Groß- und Kleinschreibung, oder die Nummer eines Verkaufs; ohne Angabe alle Kunden.',
  'Share token. Its subject is the eSIM. Reading it never extends its validity.':
    'Share-Token. Es gilt für die eSIM; es zu lesen verlängert seine Gültigkeit nie.',
  "Whether the reseller's branding is added.": 'Ob die Marke des Resellers dabei ist.',
  'Currency of the amounts. Retail prices are in USD only.': 'Währung der Beträge. Verkaufspreise gibt es nur in USD.',
  'Length of a step.': 'Länge eines Schritts.',
  'How the CSV file is written; by default as the spreadsheets of Locale read it. Addition of this store.':
    'Wie die CSV-Datei geschrieben ist; ohne Angabe so, wie Tabellenkalkulationen sie nach Locale lesen. Ergänzung dieses Stores.',
} as const;

const ACCOUNT = {
  "The month, in the caller's time zone.": 'Der Monat, in der Zeitzone des Aufrufers.',
  'Identifier of the purchase in the purchase history.': 'Id des Kaufs im Kaufverlauf.',
  'Identifier of the credit note in the purchase history.': 'Id der Rechnungskorrektur im Kaufverlauf.',
  'An accepted key of the SDK channel. Unknown ones and those of other resellers get the same 404.':
    'Ein angenommener Schlüssel des SDK-Kanals. Unbekannte und die anderer Reseller bekommen dasselbe 404.',
  'Key of the SDK channel. Unknown ones and those of other resellers get the same 404.':
    'Schlüssel des SDK-Kanals. Unbekannte und die anderer Reseller bekommen dasselbe 404.',
  "Whose texts; the store's slug.": 'Wessen Texte es sind; die Kennung des Stores.',
} as const;

const WEBHOOKS = {
  'Identifier of the event, the same with every try. Use it to recognise an event that arrives twice.':
    'Id des Ereignisses, bei jedem Versuch dieselbe. Daran erkennen Sie ein Ereignis, das zweimal ankommt.',
  'When this try was sent, in seconds since 1970. Refuse tries older than five minutes.':
    'Wann dieser Versuch gesendet wurde, in Sekunden seit 1970. Weisen Sie Versuche ab, die älter als fünf Minuten sind.',
  '`v1a,` and the ed25519 signature, in base64, of webhook-id, webhook-timestamp and the body as it was sent, with a dot between each. The web app shows the key that verifies it beside the address; it begins with `whpk_`. There may be several signatures, separated by spaces: trust the event if one of them is valid. Refuse a call without these headers.':
    '`v1a,` und die ed25519-Signatur in base64 von webhook-id, webhook-timestamp und dem Inhalt, wie er gesendet wurde, mit je einem Punkt dazwischen. Den Schlüssel zum Prüfen zeigt die Web-App neben der Adresse; er beginnt mit `whpk_`. Es können mehrere Signaturen sein, getrennt durch Leerzeichen: Vertrauen Sie dem Ereignis, wenn eine davon gültig ist. Weisen Sie einen Aufruf ohne diese Header ab.',
  'What the events are about; the constants and their kebab-case forms mean the same.':
    'Wovon die Ereignisse handeln; die Konstanten und ihre Formen in kebab-case bedeuten dasselbe.',
  'What the event is about; the constants and their kebab-case forms mean the same.':
    'Wovon das Ereignis handelt; die Konstanten und ihre Formen in kebab-case bedeuten dasselbe.',
  'Only events of this type.': 'Nur Ereignisse dieser Art.',
  'id of the delivery, which its receiver gets as webhook-id.':
    'id der Zustellung, die ihr Empfänger als webhook-id bekommt.',
} as const;

export const parameters: Readonly<Record<string, string>> = { ...SHARED, ...LISTS, ...SALES, ...ACCOUNT, ...WEBHOOKS };
