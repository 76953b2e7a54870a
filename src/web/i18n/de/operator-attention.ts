import type { operatorAttention as texts } from '../en/operator-attention.ts';
import type { Translation } from '../translation.ts';

export const operatorAttention: Translation<typeof texts> = {
  title: 'Zu klären',
  context: 'Was der Shop nicht selbst klären kann, das Älteste zuerst.',
  nothing: 'Es gibt nichts zu klären',
  nothingText: 'Bestellungen, Zahlungen, Webhooks und Guthaben sind in Ordnung, und nichts wartet auf Bestätigung.',
  facts: {
    since: 'Seit',
    reseller: 'Wiederverkäufer',
    next: 'Nächster Versuch',
    reason: 'Grund',
    reference: 'Referenz',
    supplierReference: 'Referenz beim Lieferanten',
  },
  command: 'Ein Befehl auf dem Server',
  queues: {
    jobs: 'Hintergrundarbeit',
    'given-up-orders': 'Stornierte Bestellungen',
    'auto-top-ups': 'Automatische Aufladungen',
    'removed-cards': 'Karten, die beim Zahlungsanbieter zu löschen sind',
  },
  open: {
    payment: 'Zahlung öffnen',
    reseller: 'Wiederverkäufer öffnen',
    packages: 'Pakete öffnen',
    rules: 'Preisregeln öffnen',
    suppliers: 'Lieferanten öffnen',
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
  givenUpBy: '{{name}} hat die Bestellung am {{time}} aufgegeben. Der Verkauf wurde erstattet.',
  resent: '{{number}} Ereignisse sind unterwegs.',
  kinds: {
    ORDER: {
      title: 'Bestellung ohne Ergebnis',
      text: '{{name}} wurde bei {{supplier}} bestellt und ist noch offen. Versuche: {{number}}.',
    },
    ORDER_TO_GIVE_UP: {
      title: 'Bestellung zu stornieren',
      text: '{{name}} möchte eine Bestellung über {{amount}} bei {{supplier}} stornieren. Erstattet wird erst, wenn eine zweite Person dasselbe tut; bis dahin lässt sich die Bestellung behalten.',
    },
    SUPPLIER_OUTAGE: {
      title: 'Lieferant antwortet nicht',
      text: '{{supplier}} meldet nicht, was aus offenen Bestellungen wurde: {{number}}. Sobald er antwortet, klären sie sich von selbst; jede ist mit dem aufgeführt, was sich tun lässt.',
    },
    LATE_ORDER: {
      title: 'Nach dem Storno geliefert',
      text: '{{supplier}} hat {{name}} geliefert, nachdem {{amount}} erstattet wurden, und nimmt es nicht zurück. Es kostet Sie {{cost}}, kein Wiederverkäufer zahlt dafür.',
    },
    PAYMENT: {
      title: 'Zahlung unklar',
      text: 'Der Anbieter hat nicht gemeldet, ob {{amount}} gezahlt wurden ({{name}}).',
    },
    OTHER_AMOUNT: {
      title: 'Zahlung mit anderem Betrag',
      text: 'Zu zahlen waren {{amount}}, gemeldet wurden {{reported}}. Nichts wurde gebucht.',
    },
    TRANSFER: {
      title: 'Überweisung zu bestätigen',
      text: '{{name}} hat {{amount}} erfasst. Eine zweite Person muss denselben Eingang auf dem Konto finden.',
    },
    ADJUSTMENT: {
      title: 'Guthabenänderung zu bestätigen',
      text: '{{name}} hat {{amount}} erfasst. Gebucht wird erst, wenn eine zweite Person auf der Seite des Wiederverkäufers bestätigt.',
    },
    REFUND_TO_CONFIRM: {
      title: 'Erstattung zu bestätigen',
      text: '{{name}} hat eine Erstattung von {{amount}} erfasst. Zurück geht erst etwas, wenn eine zweite Person auf der Seite des Wiederverkäufers bestätigt.',
    },
    DISCOUNT: {
      title: 'Rabatt zu bestätigen',
      text: '{{name}} hat einen Rabatt von {{rate}} erfasst. Er gilt erst, wenn eine zweite Person auf der Seite des Wiederverkäufers bestätigt.',
    },
    PRICES: {
      title: 'Preise zu bestätigen',
      text: '{{name}} hat erfasst, was Preise stark oder unter den Einkauf senken würde. Es gilt erst, wenn eine zweite Person es bei den Preisregeln bestätigt.',
    },
    BELOW_COST: {
      title: 'Pakete unter dem Einkauf',
      text: 'Nicht im Verkauf, weil manche Wiederverkäufer weniger zahlen würden, als sie kosten: {{number}}. Ändern Sie Regeln oder Rabatte, oder lassen Sie es von zwei Personen bestätigen.',
    },
    REFUND: {
      title: 'Erstattung unklar',
      text: 'Der Anbieter hat nicht gemeldet, ob {{amount}} erstattet wurden ({{name}}). Das Guthaben ist abgezogen.',
    },
    AUTO_TOP_UP: {
      title: 'Automatische Aufladung fehlgeschlagen',
      text: '{{amount}} konnten nicht abgebucht werden. Ablehnungen in Folge: {{number}}.',
    },
    WEBHOOK: {
      title: 'Webhook nicht erreicht',
      text: '{{host}} hat Ereignisse nicht angenommen ({{name}}): {{number}}.',
    },
    MAIL: { title: 'E-Mails gehen nicht hinaus', text: 'E-Mails, die auf den Versand warten: {{number}}.' },
    QUEUE: { title: 'Arbeit bleibt liegen', text: 'Was in „{{name}}“ wartet: {{number}}.' },
    MAIL_LIMIT: {
      title: 'Zu viele E-Mails an Kunden',
      text: 'In den letzten 24 Stunden zurückgehaltene E-Mails: {{number}}. Sehen Sie sich die Verkäufe des Resellers an, und sperren Sie ihn, wenn er über den Shop Fremde anschreibt.',
    },
    PROFILE_STOCK: {
      title: 'Wenige eSIM-Profile',
      text: 'Verbleibende Profile: {{number}}. Der Lieferant hat keine weiteren gesendet.',
    },
    SUPPLIER_BALANCE: {
      title: 'Guthaben beim Lieferanten niedrig',
      text: 'Bei {{supplier}} sind noch {{amount}} übrig.',
    },
    CREDIT_BELOW_ZERO: {
      title: 'Guthaben unter null',
      text: 'Eine Zahlung wurde zurückgeholt, das Guthaben ist {{amount}}. Bis zur Aufladung ist kein Verkauf möglich.',
    },
    FINDING: {
      title: 'Die Bücher stimmen nicht',
      text: 'Regel {{name}} ist verletzt. Datensätze: {{number}}.',
    },
  },
};
