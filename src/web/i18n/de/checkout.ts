import type { checkout as texts } from '../en/checkout.ts';
import type { Translation } from '../translation.ts';

export const checkout: Translation<typeof texts> = {
  title: 'Bezahlen',
  pay: '{{amount}} bezahlen',
  payOnly: 'Bezahlen',
  waitForPrice: 'Der Preis wird gerade berechnet.',
  methods: {
    title: 'Wie möchten Sie bezahlen?',
    failed: 'Die Zahlungsarten konnten nicht geladen werden.',
    label: 'Zahlungsart',
    missing: 'Für diesen Betrag ist gerade keine Zahlungsart verfügbar. Bitte versuchen Sie es später erneut.',
    paymentMethodMissing: 'Bitte wählen Sie eine Zahlungsart.',
  },
  summary: {
    packages: 'Pakete',
    label: 'Bestellübersicht',
    discount: 'Mengenrabatt ({{rate}})',
    vat: 'USt.',
    reverseCharge: 'Umkehrung der Steuerschuld: Mit der USt-IdNr. {{number}} schulden Sie die Umsatzsteuer selbst.',
    outsideVatArea:
      'Ihre Rechnungsadresse liegt außerhalb des Umsatzsteuergebiets der EU, es wird keine Umsatzsteuer berechnet.',
    territory: '{{territory}}: außerhalb des Umsatzsteuergebiets der EU, es wird keine Umsatzsteuer berechnet.',
    total: 'Gesamtbetrag',
    secondTotal: 'oder {{amount}}',
  },
  invoiceAddress: {
    missing:
      'Ihre Rechnung braucht Ihre vollständige Anschrift. Es fehlt: {{missing}}. Nach der Zahlung lässt sie sich nicht mehr ändern.',
    addressLine1: 'Straße',
    postalCode: 'Postleitzahl',
    townOrDistrict: 'Ort',
    complete: 'Anschrift ergänzen',
  },
  error: {
    title: {
      payment: 'Zahlung fehlgeschlagen',
      unknown: 'Noch nicht bekannt',
      unopened: 'Bezahlseite nicht geöffnet',
      unlooked: 'Zahlung nicht begonnen',
      price: 'Kein Preis',
      country: 'Ihr Land fehlt',
    },
    subtitle: {
      payment: 'Die Zahlung konnte nicht abgeschlossen werden. Bitte versuchen Sie es erneut.',
      unknown:
        'Es kam keine eindeutige Antwort, die Zahlung kann also erfolgt sein. Ihr Kaufverlauf zeigt das in ein paar Minuten. Bitte sehen Sie dort nach, bevor Sie noch einmal bezahlen.',
      unopened:
        'Es wurde nichts abgebucht. Falls die Zahlung trotzdem begonnen wurde, wartet sie in Ihren Käufen. Dort können Sie sie fortsetzen oder abbrechen.',
      unlooked:
        'Sie haben schon eine Zahlung begonnen, und wir konnten nicht nachsehen, ob sie erfolgt ist. Damit Sie nicht doppelt bezahlen, wurde nichts begonnen. Bitte versuchen Sie es gleich noch einmal.',
      price: 'Der Preis konnte nicht berechnet werden. Bitte versuchen Sie es erneut.',
      country: 'Für die Berechnung der Steuer brauchen wir das Land Ihrer Rechnungsadresse.',
    },
    said: 'Die Bezahlseite meldet:',
    nothingCharged: 'Es wurde nichts abgebucht.',
    history: 'Kaufverlauf',
    terms: 'Allgemeine Geschäftsbedingungen',
    cancel: 'Abbrechen',
    retry: 'Erneut versuchen',
    setup: 'Einrichten',
  },
  transfer: {
    account: 'Auf dieses Konto überweisen',
    hint: 'Mit genau diesem Betrag und diesem Verwendungszweck, damit wir Ihre Zahlung zuordnen können.',
    amount: 'Betrag',
    holder: 'Kontoinhaber',
    reference: 'Verwendungszweck',
    code: 'QR-Code der Überweisung, für Ihre Banking-App',
    codeHint: 'Oder mit der Banking-App scannen: Sie füllt die Überweisung aus.',
    nextTitle: 'Wie es weitergeht',
    next: {
      CREDIT: {
        transfer: 'Überweisen Sie den Betrag von einem Ihrer Konten.',
        arrival:
          'Er kommt meist in ein bis zwei Bankarbeitstagen an. Dann wird das Guthaben gebucht, und Sie erhalten die Rechnung.',
        wait: 'Ihre Zahlung wartet bis {{date}}. Auch Geld, das später kommt, wird gebucht.',
      },
      ASSET: {
        transfer: 'Überweisen Sie den Betrag von einem Ihrer Konten.',
        arrival:
          'Er kommt meist in ein bis zwei Bankarbeitstagen an. Dann kommen die Pakete in Ihr Inventar, zu den Preisen Ihrer Bestellung, und Sie erhalten die Rechnung.',
        wait: 'Ihre Zahlung wartet bis {{date}}. Auch Geld, das später kommt, wird gebucht.',
      },
    },
    states: {
      PENDING: {
        title: 'Ihre Überweisung wird erwartet',
        text: 'Sie müssen diese Seite nicht offen halten: Sie finden sie unter Ihren Käufen.',
      },
      BOOKED: { title: 'Ihre Überweisung ist da', text: 'Sie ist gebucht, die Rechnung liegt bei Ihren Käufen.' },
      OTHER_AMOUNT: {
        title: 'Es kam ein anderer Betrag',
        text: 'Statt {{total}} kamen {{received}}. Das Geld wurde Ihrem Guthaben gutgeschrieben, die Rechnung liegt bei Ihren Käufen.',
      },
      CANCELLED: {
        title: 'Diese Zahlung wurde abgebrochen',
        text: 'Falls Sie schon überwiesen haben, wird das Geld gebucht, sobald es da ist.',
      },
      EXPIRED: {
        title: 'Die Überweisung kam nicht rechtzeitig',
        text: 'Falls Sie überwiesen haben, wird das Geld gebucht, sobald es da ist. Sonst ist nichts weiter zu tun.',
      },
    },
    toInventory: 'Zum Inventar',
    toCredits: 'Zum Guthaben',
    cancel: 'Zahlung abbrechen',
    cancelTitle: 'Diese Zahlung abbrechen?',
    cancelText: 'Sie müssen dann nichts überweisen. Haben Sie das Geld schon überwiesen, brechen Sie bitte nicht ab.',
    keep: 'Nicht abbrechen',
    cancelled: 'Die Zahlung wurde abgebrochen.',
    notFound: 'Überweisung nicht gefunden',
    notFoundText: 'Die Adresse ist vielleicht unvollständig, oder die Zahlung gehört zu einem anderen Konto.',
  },
  progress: {
    title: 'Ihre Zahlung wird bestätigt',
    text: 'Das dauert bis zu einer halben Minute. Sie können diese Seite verlassen: Die Zahlung läuft weiter, und nichts wird doppelt abgebucht.',
  },
  cancelled: {
    cart: 'Die Zahlung wurde abgebrochen. Es wurde nichts abgebucht, und Ihr Warenkorb ist unverändert.',
    credit: 'Die Zahlung wurde abgebrochen. Es wurde nichts abgebucht, und der Betrag ist unverändert.',
  },
  elsewhere: {
    title: 'In einem anderen Tab geändert',
    amount: 'Dort sind es {{other}}. Hier wurden Ihnen {{shown}} angezeigt.',
    goneAmount:
      'Der Betrag wurde dort bezahlt oder entfernt. Hier wurden Ihnen {{shown}} angezeigt: Bitte sehen Sie in Ihren Käufen nach, bevor Sie noch einmal bezahlen.',
    takeAmount: '{{other}} verwenden',
    keepAmount: 'Bei {{shown}} bleiben',
    cart: 'Dort ist es ein anderer Warenkorb.',
    goneCart:
      'Der Warenkorb wurde dort bezahlt oder geleert: Bitte sehen Sie in Ihren Käufen nach, bevor Sie diese Bestellung noch einmal bezahlen.',
    takeCart: 'Neuen Warenkorb anzeigen',
    keepCart: 'Bei dieser Bestellung bleiben',
    leave: 'Nicht bezahlen',
    reason: 'Ein anderer Tab hat dies geändert. Wählen Sie oben, was Sie bezahlen möchten.',
  },
  balance: {
    locked: 'Erst wenn feststeht, wie die letzte Zahlung ausgegangen ist.',
    unclearTitle: 'Noch nicht bekannt',
    unclear:
      'Ihre Zahlung mit Börsenguthaben ist möglicherweise erfolgt. Bis das feststeht, kann hier nichts anderes bezahlt werden.',
    again: '„Bezahlen“ sendet dieselbe Zahlung noch einmal, ohne neue Anmeldung. Sie wird nur einmal ausgeführt.',
    method: 'Melden Sie sich bei der Börse an und bezahlen Sie gleich hier mit dem Guthaben Ihres Kontos.',
    hint: 'Sie melden sich bei der Börse an und bezahlen, ohne diese Seite zu verlassen.',
    title: 'Bei der Börse anmelden',
    phoneText: 'Ihr Konto bei der Börse finden wir über die Telefonnummer.',
    phone: 'Telefonnummer',
    phoneHint: 'Mit + und Ländervorwahl: +49 170 1234567',
    start: 'Weiter',
    smsText: 'Die Börse sendet einen Code per SMS an {{phone}}. Er gilt 5 Minuten.',
    passwordText: 'Geben Sie das Passwort Ihres Kontos {{phone}} bei der Börse und den Code Ihres zweiten Faktors ein.',
    smsCode: 'SMS-Code',
    password: 'Passwort',
    twoFactorCode: 'Zwei-Faktor-Code',
    submit: 'Anmelden und bezahlen',
    back: 'Zurück',
    resend: 'Neuen Code senden',
    resent: 'Ein neuer Code ist unterwegs.',
    incomplete: 'Füllen Sie zuerst alle Felder aus.',
    register: 'Noch kein Konto? Bei der Börse registrieren',
    open: 'Ihre letzte Zahlung mit Börsenguthaben ist möglicherweise erfolgt. Wir prüfen das gerade, damit nichts doppelt abgebucht wird.',
  },
  emptyCart: 'Der Warenkorb ist leer',
  credit: {
    title: 'Guthaben aufladen',
    subtitle: 'Wird Ihrem Guthaben hinzugefügt, sobald die Zahlung bestätigt ist.',
    line: 'Guthaben',
    chooseAmount: 'Betrag wählen',
    emptyText: 'Geben Sie zuerst den Betrag ein, den Sie aufladen möchten.',
  },
};
