import type { problems as texts } from '../en/problems.ts';
import type { Translation } from '../translation.ts';
import { fields } from './problem-fields.ts';

export const problems: Translation<typeof texts> = {
  refusals: {
    bad_request: {
      title: 'Nicht angenommen',
      text: 'Etwas an dieser Eingabe wurde nicht angenommen. Bitte prüfen Sie sie, und versuchen Sie es erneut.',
    },
    several_balances: {
      title: 'Welche eSIM?',
      text: 'Dieser Kunde hat mehrere passende eSIMs. Bitte wählen Sie, welche aufgeladen wird.',
    },
    amount_too_large: {
      title: 'Betrag zu hoch',
      text: 'Sie können für höchstens {{limit}} auf einmal kaufen.',
    },
    too_many_units: {
      title: 'Zu viele Pakete',
      text: 'Sie können höchstens {{limit}} Stück eines Pakets auf einmal kaufen.',
    },
    exchange_code_wrong: {
      title: 'Nicht gültig',
      text: 'Der Code oder das Passwort ist ungültig. Bitte versuchen Sie es erneut.',
    },
    exchange_code_expired: {
      title: 'Code abgelaufen',
      text: 'Der Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    },
    exchange_account_locked: {
      title: 'Konto gesperrt',
      text: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an die Börse.',
    },
    unauthorized: {
      title: 'Abgemeldet',
      text: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
    },
    email_missing: {
      title: 'Keine E-Mail-Adresse',
      text: 'Das Konto, mit dem Sie sich angemeldet haben, hat keine E-Mail-Adresse. Ohne sie können Sie hier nicht arbeiten.',
    },
    link_invalid: {
      title: 'Link ungültig',
      text: 'Der Link ist nicht mehr gültig. Bitte wenden Sie sich an Ihren Händler.',
    },
    insufficient_credits: {
      title: 'Nicht genug Guthaben',
      text: 'Ihr Guthaben reicht für dieses Datenpaket nicht.',
    },
    credit_below_zero: {
      title: 'Guthaben unter null',
      text: 'Ihr Guthaben ist unter null, weil eine Zahlung zurückgebucht wurde. Laden Sie Ihr Guthaben auf, dann können Sie wieder verkaufen.',
    },
    debt_in_other_currency: {
      title: 'Guthaben unter null',
      text: 'Ihr Guthaben in einer anderen Währung ist unter null, weil eine Zahlung zurückgebucht wurde. Gleichen Sie es aus, dann können Sie wieder verkaufen: Auf der Seite Ihres Guthabens steht, wie viel es ist.',
    },
    forbidden: {
      title: 'Nicht erlaubt',
      text: 'Dafür haben Sie keine Berechtigung.',
    },
    second_factor_required: {
      title: 'Zweiter Faktor nötig',
      text: 'Bitte melden Sie sich noch einmal an, mit Ihrem zweiten Faktor.',
    },
    only_looking: {
      title: 'Nur Ansicht',
      text: 'Sie sehen diesen Shop nur an, daher ist das hier nicht möglich. Verlassen Sie die Ansicht, um Ihren eigenen zu nutzen.',
    },
    not_found: {
      title: 'Nicht gefunden',
      text: 'Diesen Eintrag gibt es nicht mehr.',
    },
    method_not_allowed: {
      title: 'Nicht möglich',
      text: 'Das geht hier nicht. Bitte laden Sie die Seite neu.',
    },
    request_still_running: {
      title: 'Wird noch bearbeitet',
      text: 'Ihr erster Versuch wird noch bearbeitet. Bitte versuchen Sie es gleich noch einmal.',
    },
    reseller_suspended: {
      title: 'Verkauf gesperrt',
      text: 'Ihr Konto darf zurzeit nichts verkaufen. Es wurde nichts berechnet und nichts geändert. Der Grund steht in Ihrer Übersicht.',
    },
    out_of_stock: {
      title: 'Nicht verfügbar',
      text: 'Das gewählte Produkt ist in der gewünschten Menge nicht verfügbar',
    },
    price_changed: {
      title: 'Preis geändert',
      text: 'Der Preis hat sich seit Ihrer Bestätigung geändert. Bitte versuchen Sie es erneut.',
    },
    vat_added: {
      title: 'Umsatzsteuer kommt hinzu',
      text: 'Die USt-IdNr. konnte nicht bestätigt werden, deshalb kommt Umsatzsteuer hinzu. Neuer Gesamtbetrag: {{total}}.',
    },
    customer_exists: {
      title: 'Kunde konnte nicht angelegt werden',
      text: 'Der Kunde konnte nicht angelegt werden. Die E-Mail-Adresse wird möglicherweise schon verwendet. Bitte laden Sie stattdessen den vorhandenen Kunden auf.',
    },
    email_in_use: {
      title: 'E-Mail-Adresse wird schon verwendet',
      text: 'Ein anderer Ihrer Kunden hat diese E-Mail-Adresse.',
    },
    customer_erased: {
      title: 'Kunde gelöscht',
      text: 'Die personenbezogenen Daten dieses Kunden wurden gelöscht. Verkaufen Sie stattdessen an einen neuen Kunden.',
    },
    profile_domain_mismatch: {
      title: 'Passt nicht zur eSIM',
      text: 'Dieses Paket funktioniert auf den eSIMs dieses Kunden nicht. Verkaufen Sie es als neue eSIM.',
    },
    country_not_supported: {
      title: 'Land nicht unterstützt',
      text: 'Der Kunde lebt in einem Land, in das nichts verkauft werden kann. Ändern Sie das Land, falls es falsch ist.',
    },
    already_refunded: {
      title: 'Bereits erstattet',
      text: 'Dieser Verkauf wurde bereits erstattet.',
    },
    sold_from_stock: {
      title: 'Nicht erstattbar',
      text: 'Dieses Paket wurde aus Ihrem Bestand verkauft. Nur was beim Verkauf vom Guthaben abgebucht wurde, kann erstattet werden.',
    },
    data_used: {
      title: 'Nicht erstattbar',
      text: 'Von diesem Paket wurden Daten verbraucht. Ein Paket kann nur erstattet werden, solange nichts verbraucht ist.',
    },
    package_expired: {
      title: 'Nicht erstattbar',
      text: 'Dieses Paket ist abgelaufen. Ein Paket kann nur erstattet werden, bis es abläuft.',
    },
    not_refundable: {
      title: 'Nicht erstattbar',
      text: 'Dieser Verkauf kann nicht erstattet werden.',
    },
    not_taken_back: {
      title: 'Nicht erstattbar',
      text: 'Der Lieferant nimmt dieses Paket nicht zurück.',
    },
    not_replaceable: {
      title: 'Nicht ersetzbar',
      text: 'Der Lieferant führt das Datenvolumen auf dieser eSIM selbst. Verkaufen Sie dem Kunden ein Paket mit einer neuen eSIM.',
    },
    already_replaced: {
      title: 'Nicht ersetzbar',
      text: 'Diese eSIM wurde bereits ersetzt. Die neue finden Sie auf der Seite des Kunden.',
    },
    esim_refunded: {
      title: 'Nicht ersetzbar',
      text: 'Auf dieser eSIM wurde alles erstattet. Verkaufen Sie dem Kunden ein Paket mit einer neuen eSIM.',
    },
    nothing_left: {
      title: 'Nicht ersetzbar',
      text: 'Auf dieser eSIM ist nichts mehr übrig. Verkaufen Sie dem Kunden ein Paket mit einer neuen eSIM.',
    },
    replaced_too_often: {
      title: 'Noch nicht ersetzbar',
      text: 'Die eSIM dieses Kunden wurde innerhalb von 24 Stunden zu oft ersetzt. Sie können sie {{wait}} wieder ersetzen. Wurde das Handy verloren, beendet „Links sperren“ auf der Seite des Kunden die Links darauf sofort.',
    },
    not_mailable: {
      title: 'Nicht gesendet',
      text: 'Der Kunde hat keine E-Mail-Adresse, der Verkauf wurde erstattet, oder der Link wurde heute zu oft gesendet.',
    },
    not_activatable: {
      title: 'Nicht aktivierbar',
      text: 'Dieses Paket wurde schon aktiviert, ist abgelaufen oder wurde erstattet.',
    },
    packages_in_stock: {
      title: 'Noch im Bestand',
      text: 'Noch im Bestand und deshalb nicht entfernt: {{names}}. Verkaufen Sie zuerst den Bestand.',
    },
    name_taken: {
      title: 'Name vergeben',
      text: 'Ein anderer Ihrer Kanäle heißt bereits so. Wählen Sie einen anderen Namen.',
    },
    too_many_channels: {
      title: 'Zu viele Kanäle',
      text: 'Sie haben bereits {{limit}} Kanäle. Schalten Sie einen ab, den Sie nicht nutzen.',
    },
    terms_changed: {
      title: 'AGB geändert',
      text: 'Die AGB haben sich inzwischen geändert. Bitte lesen Sie die aktuelle Fassung.',
    },
    no_stored_card: {
      title: 'Keine Karte hinterlegt',
      text: 'Hinterlegen Sie zuerst eine Karte, und schalten Sie dann die automatische Aufladung ein.',
    },
    credit_left: {
      title: 'Währung nicht gewechselt',
      text: 'Verbrauchen Sie zuerst Ihr Guthaben in {{currency}}: Die Währung lässt sich nur bei einem Guthaben von 0 wechseln.',
    },
    credit_owed: {
      title: 'Währung nicht gewechselt',
      text: 'Ihr Guthaben ist unter null. Laden Sie es zuerst auf und wechseln Sie dann die Währung.',
    },
    payment_pending: {
      title: 'Währung nicht gewechselt',
      text: 'Eine Zahlung steht noch aus. Schließen Sie sie ab oder brechen Sie sie im Kaufverlauf ab, und wechseln Sie dann die Währung.',
    },
    auto_top_up_on: {
      title: 'Währung nicht gewechselt',
      text: 'Schalten Sie zuerst die automatische Aufladung aus.',
    },
    payment_made: {
      title: 'Zahlung nicht abgebrochen',
      text: 'Diese Zahlung ist bereits erfolgt und lässt sich nicht mehr abbrechen.',
    },
    payment_being_made: {
      title: 'Zahlung nicht abgebrochen',
      text: 'Diese Zahlung wird bereits ausgeführt. In wenigen Minuten steht fest, wie sie ausgeht.',
    },
    no_webhook_address: {
      title: 'Keine Adresse',
      text: 'Ereignisse dieser Art haben keine Adresse. Richten Sie zuerst eine ein.',
    },
    another_amount: {
      title: 'Anderer Betrag',
      text: 'Der gemeldete Betrag ist nicht der Betrag der Zahlung; es wurde nichts gebucht.',
    },
    payment_not_booked: {
      title: 'Zahlung nicht gebucht',
      text: 'Die Zahlung ist noch nicht gebucht; es wurde nichts zurückgebucht. Melden Sie es später noch einmal.',
    },
    credit_too_low: {
      title: 'Guthaben zu niedrig',
      text: 'Der Wiederverkäufer hat weniger Guthaben, als Sie abziehen möchten. Es wurde nichts gebucht.',
    },
    own_adjustment: {
      title: 'Zweite Person erforderlich',
      text: 'Diese Buchung haben Sie selbst erfasst. Bestätigen muss sie jemand anderes.',
    },
    own_account: {
      title: 'Ihr eigenes Konto',
      text: 'Sperren und Entsperren muss es jemand anderes.',
    },
    adjustment_closed: {
      title: 'Bereits abgeschlossen',
      text: 'Diese Buchung ist inzwischen abgeschlossen, oder die Währung wurde gewechselt. Bitte laden Sie die Seite neu.',
    },
    request_answered: {
      title: 'Bereits beantwortet',
      text: 'Diese Anfrage hat inzwischen jemand anderes beantwortet. Ihre Antwort wurde nicht gesendet.',
    },
    currency_left: {
      title: 'Inzwischen andere Währung',
      text: 'Der Wiederverkäufer führt sein Guthaben jetzt in {{held}}, diese Zahlung lautet auf {{currency}}. Schreiben Sie Guthaben gut, oder überweisen Sie das Geld zurück.',
    },
    transfer_differs: {
      title: 'Abweichend erfasst',
      text: '{{operator}} hat einen anderen Betrag oder Tag erfasst. Vergleichen Sie beides mit dem Konto. Es wurde nichts gebucht.',
    },
    transfer_settled: {
      title: 'Bereits gebucht',
      text: 'Für diese Zahlung wurde schon ein anderer Betrag gebucht. Kam weiteres Geld, schreiben Sie es dem Wiederverkäufer gut.',
    },
    refund_too_large: {
      title: 'Nicht erstattet',
      text: 'Nur {{limit}} sind von der Zahlung übrig oder durch das Guthaben gedeckt. Es wurde nichts erstattet.',
    },
    pricing_changed: {
      title: 'Inzwischen geändert',
      text: 'Jemand anderes hat den Rabatt oder die Preisgruppe geändert. Vergleichen Sie mit dem jetzigen Stand, und speichern Sie dann noch einmal.',
    },
    legal_text_changed: {
      title: 'Inzwischen geändert',
      text: 'Jemand anderes hat eine Fassung dieses Textes veröffentlicht. Lesen Sie sie, und veröffentlichen Sie dann Ihre.',
    },
    catalogue_changed: {
      title: 'Inzwischen geändert',
      text: 'Pakete, Regeln oder Kurse wurden inzwischen geändert. Prüfen Sie den jetzigen Stand, und versuchen Sie es dann noch einmal.',
    },
    changed_since: {
      title: 'Inzwischen geändert',
      text: 'Die Angaben wurden inzwischen in einem anderen Fenster oder von jemand anderem geändert. Vergleichen Sie den gespeicherten Stand mit Ihren Eingaben.',
    },
    country_missing: {
      title: 'Land fehlt',
      text: 'Bitte geben Sie zuerst Ihre Rechnungsadresse an.',
    },
    content_too_large: {
      title: 'Zu viel Text',
      text: 'Das ist mehr, als auf einmal gesendet werden kann. Bitte kürzen Sie es.',
    },
    unsupported_media_type: {
      title: 'Nicht angenommen',
      text: 'Das kann nicht gelesen werden. Bitte laden Sie die Seite neu, und versuchen Sie es erneut.',
    },
    idempotency_key_reused: {
      title: 'Bereits gesendet',
      text: 'Das wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu, und versuchen Sie es erneut.',
    },
    too_many_requests: {
      title: 'Zu viele Versuche',
      text: 'Zu viele Versuche. Bitte versuchen Sie es {{wait}} erneut.',
    },
    too_many_long_calls: {
      title: 'Zu viel auf einmal',
      text: 'Ihre früheren Anfragen laufen noch. Bitte versuchen Sie es {{wait}} erneut.',
    },
    internal_error: {
      title: 'Etwas ist schiefgegangen!',
      text: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
    },
    payment_provider_failed: {
      title: 'Nicht bezahlt',
      text: 'Beim Zahlungsanbieter ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    },
    payment_cancel_failed: {
      title: 'Zahlung nicht abgebrochen',
      text: 'Beim Zahlungsanbieter ist ein Fehler aufgetreten. Die Zahlung wurde nicht abgebrochen und ist weiter möglich. Bitte versuchen Sie es erneut.',
    },
    exchange_failed: {
      title: 'Keine Antwort',
      text: 'Die Börse hat nicht geantwortet. Bitte versuchen Sie es später erneut.',
    },
    exchange_payment_failed: {
      title: 'Noch nicht bekannt',
      text: 'Die Börse hat nicht geantwortet. Ob bezahlt wurde, zeigt in ein paar Minuten Ihr Kaufverlauf. Bitte sehen Sie dort nach, bevor Sie noch einmal bezahlen.',
    },
    supplier_failed: {
      title: 'Keine eSIM verfügbar',
      text: 'Es konnte keine neue eSIM erstellt werden, und es wurde nichts verkauft. Bitte versuchen Sie es in ein paar Minuten erneut.',
    },
    unavailable: {
      title: 'Gerade nicht erreichbar',
      text: 'Der Shop kann gerade nicht antworten. Bitte versuchen Sie es in ein paar Sekunden erneut: Nichts wird doppelt ausgeführt.',
    },
    starting: {
      title: 'Wird gestartet',
      text: 'Der Shop wird gerade gestartet. Bitte versuchen Sie es gleich noch einmal.',
    },
    busy: {
      title: 'Ausgelastet',
      text: 'Gerade melden sich zu viele Personen an. Bitte versuchen Sie es gleich noch einmal.',
    },
    payment_provider_timeout: {
      title: 'Nicht bezahlt',
      text: 'Der Zahlungsanbieter hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es erneut.',
    },
    payment_cancel_timeout: {
      title: 'Zahlung nicht abgebrochen',
      text: 'Der Zahlungsanbieter hat nicht rechtzeitig geantwortet. Die Zahlung wurde nicht abgebrochen und ist weiter möglich. Bitte versuchen Sie es erneut.',
    },
    exchange_timeout: {
      title: 'Keine Antwort',
      text: 'Die Börse hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es später erneut.',
    },
    exchange_payment_timeout: {
      title: 'Noch nicht bekannt',
      text: 'Die Börse hat nicht rechtzeitig geantwortet. Ob bezahlt wurde, zeigt in ein paar Minuten Ihr Kaufverlauf. Bitte sehen Sie dort nach, bevor Sie noch einmal bezahlen.',
    },
    supplier_timeout: {
      title: 'Keine eSIM verfügbar',
      text: 'Es wurde nicht rechtzeitig eine neue eSIM erstellt, und es wurde nichts verkauft. Bitte versuchen Sie es in ein paar Minuten erneut.',
    },
  },
  fields,
  withoutValues: {
    vat_added: 'Die USt-IdNr. konnte nicht bestätigt werden, deshalb kommt Umsatzsteuer hinzu.',
    amount_too_large: 'Kaufen Sie auf einmal für weniger.',
    too_many_units: 'Kaufen Sie auf einmal weniger Stück eines Pakets.',
    packages_in_stock:
      'Einige Pakete sind noch im Bestand und wurden deshalb nicht entfernt. Verkaufen Sie zuerst den Bestand.',
    too_many_channels: 'Sie haben bereits die höchste Zahl an Kanälen. Schalten Sie einen ab, den Sie nicht nutzen.',
    credit_left: 'Verbrauchen Sie zuerst Ihr Guthaben: Die Währung lässt sich bei einem Guthaben von 0 wechseln.',
    currency_left:
      'Das Guthaben des Wiederverkäufers wird inzwischen in einer anderen Währung geführt als diese Zahlung. Schreiben Sie stattdessen Guthaben gut, oder überweisen Sie das Geld zurück.',
    transfer_differs:
      'Jemand anderes hat einen anderen Betrag oder Tag erfasst. Vergleichen Sie beides mit dem Konto. Es wurde nichts gebucht.',
    refund_too_large: 'Von der Zahlung ist weniger übrig oder durch das Guthaben gedeckt. Es wurde nichts erstattet.',
    too_many_requests: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    too_many_long_calls:
      'Ihre früheren Anfragen laufen noch. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    replaced_too_often:
      'Die eSIM dieses Kunden wurde innerhalb von 24 Stunden zu oft ersetzt. Wurde das Handy verloren, beendet „Links sperren“ auf der Seite des Kunden die Links darauf sofort.',
    too_long: 'Bitte kürzen Sie diese Eingabe.',
    too_short: 'Bitte geben Sie mehr ein.',
    too_large: 'Bitte geben Sie weniger ein.',
    too_small: 'Bitte geben Sie mehr ein.',
    below_minimum: 'Der eingegebene Wert liegt unter dem Mindestwert.',
    threshold_out_of_reach: 'Mit diesem Betrag kann eine Abbuchung die Grenze nicht erreichen.',
    currency_not_held: 'Ihr Guthaben wird in einer anderen Währung geführt.',
    port_blocked: 'Dieser Port ist nicht erlaubt. Lassen Sie ihn weg, oder nutzen Sie einen anderen.',
    costs_nothing:
      'Ein Paket, das Sie nichts kostet, braucht keinen Bestand. Lassen Sie es weg, und verkaufen Sie es direkt.',
  },
};
