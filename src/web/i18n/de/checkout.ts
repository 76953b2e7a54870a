import type { checkout as texts } from '../en/checkout.ts';
import type { Translation } from '../translation.ts';

export const checkout: Translation<typeof texts> = {
  title: 'Kasse',
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
    label: 'Bestellübersicht',
    discount: 'Mengenrabatt ({{rate}})',
    vat: 'MwSt.',
    total: 'Gesamt',
    secondTotal: 'oder {{amount}}',
  },
  error: {
    title: 'Zahlung fehlgeschlagen',
    subtitle: 'Die Zahlung konnte nicht abgeschlossen werden. Bitte versuchen Sie es erneut.',
    countryTitle: 'Ihr Land fehlt',
    countrySubtitle: 'Für die Berechnung der Steuer brauchen wir das Land Ihrer Rechnungsadresse.',
    nothingCharged: 'Falls doch Geld abgebucht wurde, erscheint der Kauf in Ihrem Kaufverlauf.',
    terms: 'Allgemeine Geschäftsbedingungen',
    cancel: 'Abbrechen',
    retry: 'Erneut versuchen',
    setup: 'Einrichten',
  },
  progress: {
    title: 'Ihre Zahlung wird bestätigt',
    text: 'Das dauert bis zu einer halben Minute. Sie können diese Seite verlassen: Die Zahlung läuft weiter, und nichts wird doppelt abgebucht.',
  },
  emptyCart: 'Der Warenkorb ist leer',
  credit: {
    title: 'Guthaben aufladen',
    subtitle: 'Wird Ihrem Guthaben hinzugefügt, sobald die Zahlung bestätigt ist.',
    line: 'Guthaben',
    chooseAmount: 'Betrag wählen',
    emptyText: 'Geben Sie zuerst den Betrag ein, den Sie aufladen möchten.',
    country: 'Die Steuer richtet sich nach Ihrer Rechnungsadresse.',
  },
};
