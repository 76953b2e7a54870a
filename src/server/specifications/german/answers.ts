// What the documents say about the bodies, answers, headers and credentials of their operations, by the English text, as in
// parameters.ts.

const BODIES = {
  'The new name, the new retail price or both.': 'Der neue Name, der neue Verkaufspreis oder beides.',
  'The sold package and its customer.': 'Das verkaufte Paket und sein Kunde.',
  'The sold package, its customer, and the balance of the new eSIM.':
    'Das verkaufte Paket, sein Kunde und das Guthaben der neuen eSIM.',
  'Why it is replaced.': 'Warum sie ersetzt wird.',
  'The package, and the travellers.': 'Das Paket und die Reisenden.',
  'What to look for, and which page.': 'Wonach gesucht wird, und welche Seite.',
  'The fields to change.': 'Die Felder, die sich ändern.',
  'What happened.': 'Was geschehen ist.',
  'The new data.': 'Die neuen Angaben.',
  'The new brand.': 'Die neue Marke.',
  'The picture.': 'Das Bild.',
  'The new settings.': 'Die neuen Einstellungen.',
  'The settings.': 'Die Einstellungen.',
  'Where the browser goes afterwards.': 'Wohin der Browser danach geht.',
  'The name of the channel.': 'Der Name des Vertriebskanals.',
  'How long the previous value is still accepted.': 'Wie lange der bisherige Wert noch angenommen wird.',
  'The address.': 'Die Adresse.',
  'The currency.': 'Die Währung.',
  'The total that is to be paid.': 'Der Gesamtbetrag, der zu bezahlen ist.',
  'The credit to buy.': 'Das Guthaben, das gekauft wird.',
  'The payment, and where the browser goes afterwards.': 'Die Zahlung, und wohin der Browser danach geht.',
  'The account that signs in.': 'Das Konto, das sich anmeldet.',
  'What the start of the sign-in asked for.': 'Wonach der Beginn der Anmeldung gefragt hat.',
  'The cart.': 'Der Warenkorb.',
  'The packages to add and to remove.': 'Die Pakete, die hinzukommen und wegfallen.',
  'The new name and price.': 'Der neue Name und der neue Preis.',
  'The packages and their new prices; each package once.': 'Die Pakete und ihre neuen Preise; jedes Paket einmal.',
  'The version that was read.': 'Die Fassung, die gelesen wurde.',
  'What is asked for.': 'Was angefragt wird.',
} as const;

const SALES = {
  'The token.': 'Das Token.',
  'The version.': 'Die Version.',
  'The items.': 'Die Pakete.',
  'The item.': 'Das Paket.',
  'The item after the change.': 'Das Paket nach der Änderung.',
  'The sale.': 'Der Verkauf.',
  'The sale, and the eSIM that has the balance.': 'Der Verkauf, und die eSIM mit dem Guthaben.',
  'The sale with the new eSIM.': 'Der Verkauf mit der neuen eSIM.',
  'The sale after the change.': 'Der Verkauf nach der Änderung.',
  'The sales.': 'Die Verkäufe.',
  'The new eSIM.': 'Die neue eSIM.',
  'The group sales.': 'Die Gruppenverkäufe.',
  'The group sale with all its lines.': 'Der Gruppenverkauf mit allen Zeilen.',
  'The quote.': 'Das Angebot.',
  'The customers, best match first.': 'Die Kunden, der passendste zuerst.',
  'The customers, newest first.': 'Die Kunden, der neueste zuerst.',
  'A page of the customers.': 'Eine Seite der Kunden.',
  'The customer.': 'Der Kunde.',
  'The customer after the change.': 'Der Kunde nach der Änderung.',
  'The customer with the new links.': 'Der Kunde mit den neuen Links.',
  'The customer is erased.': 'Die Daten des Kunden sind gelöscht.',
  'The instances.': 'Die Instanzen.',
  'The file.': 'Die Datei.',
  'The file, sent while it is made.': 'Die Datei, gesendet, während sie entsteht.',
  'What the network knows about the eSIM.': 'Was das Netz über die eSIM weiß.',
  'The countries.': 'Die Länder.',
  'The flag.': 'Die Flagge.',
  "The caller's image is still the right one.": 'Das Bild des Aufrufers ist noch das richtige.',
  'The packages.': 'Die Pakete.',
  'The bonus.': 'Der Bonus.',
  'The inventory after the change.': 'Das Inventar nach der Änderung.',
  'The packages that have their new prices, and those that were changed since.':
    'Die Pakete mit ihren neuen Preisen, und jene, die sich seitdem geändert haben.',
  'The packages that were sold.': 'Die Pakete, die verkauft wurden.',
  'What is known.': 'Was bekannt ist.',
  'What became of it.': 'Was daraus geworden ist.',
  'The suggestions.': 'Die Vorschläge.',
  'What was found.': 'Was gefunden wurde.',
  'The profile.': 'Das Profil.',
  'The revenue.': 'Der Umsatz.',
} as const;

const ACCOUNT = {
  'The account.': 'Das Konto.',
  'The reseller.': 'Der Reseller.',
  'The reseller after the change.': 'Der Reseller nach der Änderung.',
  'The brand.': 'Die Marke.',
  'The brand after the change.': 'Die Marke nach der Änderung.',
  'The brand with the logo.': 'Die Marke mit dem Logo.',
  'There is no uploaded logo.': 'Es gibt kein hochgeladenes Logo.',
  'The settings after the change.': 'Die Einstellungen nach der Änderung.',
  'The credit.': 'Das Guthaben.',
  'The credit with the new settings.': 'Das Guthaben mit den neuen Einstellungen.',
  'The credit in the new currency.': 'Das Guthaben in der neuen Währung.',
  'The statement.': 'Der Kontoauszug.',
  'A page of the changes.': 'Eine Seite der Änderungen.',
  'The document.': 'Das Dokument.',
  'The card.': 'Die Karte.',
  'No card is stored.': 'Es ist keine Karte gespeichert.',
  'Where the card is entered.': 'Wo die Karte eingegeben wird.',
  'No card is stored any more.': 'Es ist keine Karte mehr gespeichert.',
  'The channels, oldest first.': 'Die Vertriebskanäle, der älteste zuerst.',
  'The new channel.': 'Der neue Vertriebskanal.',
  'The reseller has at least one channel.': 'Der Reseller hat mindestens einen Vertriebskanal.',
  'The channel with its new name.': 'Der Vertriebskanal mit seinem neuen Namen.',
  'The channel is removed.': 'Der Vertriebskanal ist entfernt.',
  'The channel with its new secret.': 'Der Vertriebskanal mit seinem neuen Secret.',
  'The SDK channels, oldest first.': 'Die SDK-Kanäle, der älteste zuerst.',
  'The channel with its new key.': 'Der Kanal mit seinem neuen Schlüssel.',
  'The webhook as it is now.': 'Der Webhook, wie er jetzt ist.',
  'No address is set.': 'Es ist keine Adresse eingetragen.',
  'The address, if there is one.': 'Die Adresse, wenn es eine gibt.',
  'The delivery, which waits for its attempt.': 'Die Zustellung, die auf ihren Versuch wartet.',
  'The deliveries.': 'Die Zustellungen.',
  'The delivery.': 'Die Zustellung.',
  'The public key.': 'Der öffentliche Schlüssel.',
  "The currencies, the reseller's own first.": 'Die Währungen, die eigene des Resellers zuerst.',
  'The methods, in the order to show them.': 'Die Zahlungsarten, in der Reihenfolge ihrer Anzeige.',
  'The price.': 'Der Preis.',
  'Where the payment goes on, or its outcome when it was paid inside the page.':
    'Wo die Zahlung weitergeht, oder ihr Ergebnis, wenn sie auf der Seite selbst bezahlt wurde.',
  'The tiers; empty when there are no bulk discounts.': 'Die Stufen; leer, wenn es keine Mengenrabatte gibt.',
  'The purchases.': 'Die Käufe.',
  'The payment is no longer pending and nothing was charged.':
    'Die Zahlung steht nicht mehr aus, und es wurde nichts abgebucht.',
  'The transfer.': 'Die Überweisung.',
  'The invoice.': 'Die Rechnung.',
  'The credit note.': 'Die Rechnungskorrektur.',
  'What the sign-in needs.': 'Was die Anmeldung braucht.',
  'The token to pay with.': 'Das Token, mit dem bezahlt wird.',
  'The terms.': 'Die Geschäftsbedingungen.',
  'The terms, accepted.': 'Die Geschäftsbedingungen, akzeptiert.',
  'The policy.': 'Die Datenschutzerklärung.',
  'The requests.': 'Die Anfragen.',
  'The request as it was recorded.': 'Die Anfrage, wie sie aufgenommen wurde.',
} as const;

const EVENTS = {
  'No more events of this type are wanted; the store removes the address.':
    'Ereignisse dieser Art sind nicht mehr erwünscht; der Store entfernt die Adresse.',
  'The event was taken and is not sent again. The body of the answer is not read.':
    'Das Ereignis ist angekommen und wird nicht noch einmal gesendet. Der Inhalt der Antwort wird nicht gelesen.',
  'The event is sent again later, as after no answer within 15 seconds, a redirect or 5xx.':
    'Das Ereignis wird später noch einmal gesendet, ebenso wenn innerhalb von 15 Sekunden keine Antwort kommt, bei einer Weiterleitung oder bei 5xx.',
} as const;

const REFUSALS = {
  'The request does not fit the contract; nothing was changed.':
    'Die Anfrage passt nicht zum Vertrag; es wurde nichts geändert.',
  'No valid credentials were sent.': 'Es wurden keine gültigen Zugangsdaten gesendet.',
  'Too many calls, or too many long calls (x-heavy) at once; try again after the time that Retry-After names.':
    'Zu viele Aufrufe, oder zu viele lange (x-heavy) gleichzeitig; versuchen Sie es nach der Zeit wieder, die Retry-After nennt.',
  'The server failed. Repeat the call with the same idempotency key; it takes effect once.':
    'Im Server ist ein Fehler aufgetreten. Wiederholen Sie den Aufruf mit demselben Idempotenzschlüssel; er wirkt nur einmal.',
  'The store cannot reach its database. Whether the call was carried out is unknown; with the same idempotency key it is carried out once.':
    'Der Store erreicht seine Datenbank nicht. Ob der Aufruf ausgeführt wurde, ist unbekannt; mit demselben Idempotenzschlüssel wird er nur einmal ausgeführt.',
  'The list is unchanged since the answer that `If-None-Match` names.':
    'Die Liste ist seit der Antwort unverändert, die `If-None-Match` nennt.',
  'There is no such record for this reseller.': 'Diesen Eintrag gibt es für den Reseller nicht.',
  'The state of the record, or a request with the same idempotency key that is still running, forbids it; nothing was changed.':
    'Der Zustand des Eintrags lässt es nicht zu, oder eine Anfrage mit demselben Idempotenzschlüssel läuft noch; es wurde nichts geändert.',
  'It was changed since the caller read it (`If-Match`); nothing was changed.':
    'Es hat sich geändert, seit der Aufrufer es gelesen hat (`If-Match`); es wurde nichts geändert.',
  'It was changed since the caller read it (`If-Match`), or the billing address has no country yet; nothing was changed.':
    'Es hat sich geändert, seit der Aufrufer es gelesen hat (`If-Match`), oder die Rechnungsadresse hat noch kein Land; es wurde nichts geändert.',
  'The body is larger than a body of the operation can be.':
    'Der Inhalt ist größer, als er bei dieser Operation sein kann.',
  'The body is not JSON.': 'Der Inhalt ist kein JSON.',
  'The credit balance is too low; nothing was charged.': 'Das Guthaben reicht nicht; es wurde nichts abgebucht.',
  'The idempotency key was used before with another body; nothing was changed.':
    'Der Idempotenzschlüssel wurde schon mit anderem Inhalt benutzt; es wurde nichts geändert.',
  'The supplier of eSIMs failed, and the store had none left. Nothing was sold and nothing was charged; repeat the call with the same idempotency key.':
    'Beim Lieferanten der eSIMs ist ein Fehler aufgetreten, und der Store hatte keine mehr. Es wurde nichts verkauft und nichts abgebucht; wiederholen Sie den Aufruf mit demselben Idempotenzschlüssel.',
  'The supplier of eSIMs did not answer in time, and the store had none left. Nothing was sold and nothing was charged; repeat the call with the same idempotency key.':
    'Der Lieferant der eSIMs hat nicht rechtzeitig geantwortet, und der Store hatte keine mehr. Es wurde nichts verkauft und nichts abgebucht; wiederholen Sie den Aufruf mit demselben Idempotenzschlüssel.',
  'The payment provider failed; the message says what became of the payment.':
    'Beim Zahlungsanbieter ist ein Fehler aufgetreten; die Meldung sagt, was aus der Zahlung geworden ist.',
  'The payment provider did not answer in time; the message says what became of the payment.':
    'Der Zahlungsanbieter hat nicht rechtzeitig geantwortet; die Meldung sagt, was aus der Zahlung geworden ist.',
  'The name is taken, there are too many channels, or the first call with this key is still running; nothing was changed.':
    'Der Name ist vergeben, es gibt zu viele Vertriebskanäle, oder der erste Aufruf mit diesem Schlüssel läuft noch; es wurde nichts geändert.',
  'A request with the same idempotency key is still running; repeat it in a moment.':
    'Eine Anfrage mit demselben Idempotenzschlüssel läuft noch; wiederholen Sie sie gleich.',
  'The type has no address to send to, and nothing was sent; or the first call with this idempotency key still runs.':
    'Für diese Art ist keine Adresse eingetragen, und es wurde nichts gesendet; oder der erste Aufruf mit diesem Idempotenzschlüssel läuft noch.',
  'The billing address has no country yet, so no tax can be computed.':
    'Die Rechnungsadresse hat noch kein Land, deshalb lässt sich keine Steuer berechnen.',
  'The sale cannot be refunded, and the message says why; or a request with the same idempotency key is still running. Nothing was changed.':
    'Der Verkauf kann nicht erstattet werden, und die Meldung sagt, warum; oder eine Anfrage mit demselben Idempotenzschlüssel läuft noch. Es wurde nichts geändert.',
} as const;

const HEADERS = {
  'Identifies this answer. A call with it as `If-None-Match` is answered with 304 while the list is unchanged.':
    'Kennzeichnet diese Antwort. Ein Aufruf, der sie als `If-None-Match` sendet, wird mit 304 beantwortet, solange die Liste unverändert ist.',
  'The `version` of the answer.': 'Die `version` der Antwort.',
  'Marks the answer as a file to save, with its name.':
    'Kennzeichnet die Antwort als Datei zum Speichern, mit ihrem Namen.',
  'The name of the file.': 'Der Name der Datei.',
  'Names this image.': 'Benennt dieses Bild.',
  'How long the image may be kept.': 'Wie lange das Bild aufbewahrt werden darf.',
  'Scheme that the operation takes.': 'Verfahren der Anmeldung, das die Operation annimmt.',
  'Seconds to wait.': 'Sekunden bis zum nächsten Versuch.',
  'The limit that applies, as draft-ietf-httpapi-ratelimit-headers writes it, with q requests in w seconds.':
    'Das geltende Limit, geschrieben nach draft-ietf-httpapi-ratelimit-headers: q Anfragen in w Sekunden.',
  'The rest of the limit, r requests in the next t seconds.':
    'Der Rest des Limits: r Anfragen in den nächsten t Sekunden.',
} as const;

const CREDENTIALS = {
  'Client id and secret of a channel.': 'Client-Id und Secret eines Vertriebskanals.',
  'Access token from /reseller/authenticate.': 'Zugriffstoken von /reseller/authenticate.',
  'Access token of the OpenID provider, for the audience of this API.':
    'Zugriffstoken des OpenID-Providers, für die Audience dieser API.',
} as const;

export const answers: Readonly<Record<string, string>> = {
  ...BODIES,
  ...SALES,
  ...ACCOUNT,
  ...EVENTS,
  ...REFUSALS,
  ...HEADERS,
  ...CREDENTIALS,
};
