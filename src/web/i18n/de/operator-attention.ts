import type { operatorAttention as texts } from '../en/operator-attention.ts';
import type { Translation } from '../translation.ts';

export const operatorAttention: Translation<typeof texts> = {
  title: 'Zu klären',
  context: 'Was der Shop nicht selbst klären kann, das Älteste zuerst.',
  nothing: 'Es gibt nichts zu klären',
  nothingText: 'Bestellungen, Zahlungen, Webhooks und Guthaben sind in Ordnung, und nichts wartet auf Bestätigung.',
  facts: {
    next: 'Nächster Versuch',
    reason: 'Grund',
    supplierReference: 'Referenz beim Lieferanten',
  },
  command: 'Ein Befehl auf dem Server',
  queues: {
    jobs: 'Hintergrundarbeit',
    'given-up-orders': 'Stornierte Bestellungen',
    'auto-top-ups': 'Automatische Aufladungen',
    'removed-cards': 'Karten, die beim Zahlungsanbieter zu löschen sind',
  },
  requests: { CHANNEL: 'einen weiteren Vertriebskanal', DISCOUNT: 'einen Mengenrabatt' },
  open: {
    payment: 'Zahlung öffnen',
    reseller: 'Wiederverkäufer öffnen',
    packages: 'Pakete öffnen',
    rules: 'Preisregeln öffnen',
    suppliers: 'Lieferanten öffnen',
    sale: 'Verkauf öffnen',
    request: 'Anfrage öffnen',
  },
  actions: {
    RETRY_ORDER: 'Bestellung erneut suchen',
    GIVE_UP_ORDER: 'Stornieren und erstatten',
    DECLINE_GIVE_UP: 'Bestellung behalten',
    RESEND_EVENTS: 'Erneut senden',
  },
  giveUp: {
    title: 'Diese Bestellung stornieren?',
    text: 'Der Wiederverkäufer erhält {{amount}} zurück, und der Verkauf wird geschlossen. Was der Lieferant später noch liefert, geht an ihn zurück, soweit er es zulässt.',
    note: 'Grund (für das Protokoll)',
    noNote: 'Geben Sie einen Grund an.',
    submit: 'Stornieren und erstatten',
  },
  own: 'Sie haben das erfasst. Eine zweite Person muss die Bestellung ebenfalls stornieren.',
  kept: 'Die Bestellung bleibt bestehen und wird weiter gesucht.',
  orders: {
    PENDING: 'Die Bestellung ist noch offen.',
    DELIVERED: 'Die Bestellung wurde geliefert.',
    REFUSED: 'Der Lieferant hat die Bestellung abgelehnt. Der Verkauf wurde erstattet.',
    GIVEN_UP: 'Die Bestellung wurde storniert. Der Verkauf wurde erstattet.',
    TO_CONFIRM: 'Eine zweite Person muss die Bestellung ebenfalls stornieren. Bisher wurde nichts erstattet.',
  },
  givenUpBy: '{{name}} hat die Bestellung am {{time}} storniert. Der Verkauf wurde erstattet.',
  resent: '{{number}} Ereignisse sind unterwegs.',
  kinds: {
    ORDER: {
      title: 'Offene Bestellung',
      text: '{{name}} wurde bei {{supplier}} bestellt und ist noch offen. Versuche: {{number}}.',
      todo: 'Der Shop fragt den Lieferanten weiter. Suchen Sie die Bestellung erneut, oder stornieren und erstatten Sie sie.',
    },
    ORDER_TO_GIVE_UP: {
      title: 'Bestellung zu stornieren',
      text: '{{name}} möchte eine Bestellung über {{amount}} bei {{supplier}} stornieren.',
      todo: 'Erstattet wird erst, wenn eine zweite Person die Bestellung ebenfalls storniert. Bis dahin können Sie sie behalten.',
    },
    SUPPLIER_OUTAGE: {
      title: 'Lieferant antwortet nicht',
      text: '{{supplier}} meldet nicht, was aus offenen Bestellungen wurde: {{number}}.',
      todo: 'Die Bestellungen klären sich von selbst, sobald der Lieferant antwortet. Bei jeder steht, was Sie tun können.',
    },
    LATE_ORDER: {
      title: 'Nach dem Storno geliefert',
      text: '{{supplier}} hat {{name}} geliefert, nachdem {{amount}} erstattet wurden, und nimmt es nicht zurück. Es kostet Sie {{cost}}, kein Wiederverkäufer zahlt dafür.',
      todo: 'Verlangen Sie vom Lieferanten die Kosten zurück, und nennen Sie seine Referenz.',
    },
    PAYMENT: {
      title: 'Zahlung unklar',
      text: 'Der Anbieter hat nicht gemeldet, ob {{amount}} gezahlt wurden ({{name}}).',
      todo: 'Suchen Sie die Zahlung beim Anbieter. Der Shop fragt ebenfalls weiter.',
    },
    OTHER_AMOUNT: {
      title: 'Zahlung mit anderem Betrag',
      text: 'Zu zahlen waren {{amount}}, gemeldet wurden {{reported}}. Es wurde nichts gebucht.',
      todo: 'Erstatten Sie den Betrag beim Anbieter, oder schreiben Sie ihn hier gut und erstatten nichts.',
    },
    TRANSFER: {
      title: 'Überweisung zu bestätigen',
      text: '{{name}} hat {{amount}} erfasst.',
      todo: 'Eine zweite Person muss denselben Eingang auf dem Konto finden und ihn auf der Seite der Zahlung erfassen.',
    },
    ADJUSTMENT: {
      title: 'Guthabenänderung zu bestätigen',
      text: '{{name}} hat {{amount}} erfasst.',
      todo: 'Gebucht wird erst, wenn eine zweite Person es auf der Seite des Wiederverkäufers bestätigt.',
    },
    REFUND_TO_CONFIRM: {
      title: 'Erstattung zu bestätigen',
      text: '{{name}} hat eine Erstattung von {{amount}} erfasst.',
      todo: 'Erstattet wird erst, wenn eine zweite Person es auf der Seite des Wiederverkäufers bestätigt.',
    },
    DISCOUNT: {
      title: 'Rabatt zu bestätigen',
      text: '{{name}} hat einen Rabatt von {{rate}} erfasst.',
      todo: 'Ein Rabatt gilt erst, wenn eine zweite Person ihn auf der Seite des Wiederverkäufers bestätigt.',
    },
    REQUEST: {
      title: 'Anfrage zu beantworten',
      text: 'Der Wiederverkäufer möchte {{name}}.',
      todo: 'Die ganze Nachricht lesen und beantworten Sie auf der Seite des Wiederverkäufers.',
    },
    PRICES: {
      title: 'Preise zu bestätigen',
      text: '{{name}} hat eine Änderung erfasst, die Preise stark verändern oder unter den Einkaufspreis senken würde.',
      todo: 'Die Preise ändern sich erst, wenn eine zweite Person es bei den Preisregeln bestätigt.',
    },
    BELOW_COST: {
      title: 'Pakete unter dem Einkaufspreis',
      text: 'Nicht im Verkauf, weil manche Wiederverkäufer weniger zahlen würden, als sie kosten: {{number}}.',
      todo: 'Ändern Sie Regeln oder Rabatte, oder lassen Sie es von zwei Personen bestätigen.',
    },
    REFUND: {
      title: 'Erstattung unklar',
      text: 'Der Anbieter hat nicht gemeldet, ob {{amount}} erstattet wurden ({{name}}). Das Guthaben ist abgezogen.',
      todo: 'Der Shop fragt weiter. Suchen Sie die Erstattung beim Anbieter, und erstatten Sie nicht ein zweites Mal.',
    },
    AUTO_TOP_UP: {
      title: 'Automatische Aufladung fehlgeschlagen',
      text: '{{amount}} konnten nicht abgebucht werden. Ablehnungen in Folge: {{number}}.',
      todo: 'Der Wiederverkäufer wurde per E-Mail benachrichtigt. Schreiben Sie ihm, falls er nicht mehr verkaufen kann.',
    },
    WEBHOOK: {
      title: 'Webhook nicht erreichbar',
      text: '{{host}} hat Ereignisse nicht angenommen ({{name}}): {{number}}.',
      todo: 'Bitten Sie den Wiederverkäufer, den Empfänger zu prüfen, und senden Sie die Ereignisse dann erneut.',
    },
    MAIL: {
      title: 'E-Mails werden nicht versendet',
      text: 'E-Mails, die auf den Versand warten: {{number}}.',
      todo: 'Prüfen Sie den Mailserver und das Protokoll des Shops.',
    },
    QUEUE: {
      title: 'Hintergrundarbeit stockt',
      text: 'In „{{name}}“ wartend: {{number}}.',
      todo: 'Das Protokoll des Shops nennt die Ursache. Ist sie behoben, geht die Arbeit von selbst weiter.',
    },
    MAIL_LIMIT: {
      title: 'Zu viele E-Mails an Kunden',
      text: 'In den letzten 24 Stunden zurückgehaltene E-Mails: {{number}}.',
      todo: 'Sehen Sie sich die Verkäufe des Wiederverkäufers an, und sperren Sie ihn, wenn er über den Shop Fremde anschreibt.',
    },
    PROFILE_STOCK: {
      title: 'Wenige eSIM-Profile',
      text: 'Verbleibende Profile: {{number}}. Der Lieferant hat keine weiteren gesendet.',
      todo: 'Bitten Sie den Lieferanten um weitere Profile, bevor sie ausgehen.',
    },
    SUPPLIER_BALANCE: {
      title: 'Guthaben beim Lieferanten niedrig',
      text: 'Bei {{supplier}} sind noch {{amount}} übrig.',
      todo: 'Laden Sie das Guthaben beim Lieferanten auf: Ohne Guthaben lässt sich dort nichts bestellen.',
    },
    CREDIT_BELOW_ZERO: {
      title: 'Guthaben unter null',
      text: 'Eine Zahlung wurde zurückgebucht, das Guthaben beträgt {{amount}}.',
      todo: 'Bis zur Aufladung ist kein Verkauf möglich. Bitten Sie um eine Zahlung, oder sperren Sie das Konto.',
    },
    VAT_RATE: {
      title: 'Rechnungen ohne USt. in Ihrer Währung',
      text: 'Rechnungen der letzten 30 Tage ohne Angabe der USt. in {{name}}: {{number}}.',
      todo: 'Die Angabe fehlt, wenn bei der Zahlung kein Wechselkurs der letzten fünf Tage vorliegt. Die Betriebsdokumentation sagt, was zu prüfen ist.',
    },
    FINDING: {
      title: 'Die Bücher stimmen nicht',
      text: 'Regel {{name}} ist verletzt. Datensätze: {{number}}.',
      todo: 'Ändern Sie keine Datensätze. Die Betriebsdokumentation sagt zu jeder Regel, was zu tun ist.',
    },
  },
};
