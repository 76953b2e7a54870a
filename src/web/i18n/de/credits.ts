import type { credits as texts } from '../en/credits.ts';
import type { Translation } from '../translation.ts';

export const credits: Translation<typeof texts> = {
  title: 'Guthaben',
  subtitle: 'Was Sie ohne eigenen Vorrat verkaufen, wird hiervon bezahlt.',
  balance: 'Stand',
  balanceFailed: 'Ihr Guthaben konnte nicht geladen werden.',
  banner: 'Guthaben verfällt nicht und bezahlt jeden Verkauf im Laden und über die API.',
  topUp: {
    title: 'Guthaben aufladen',
    subtitle: 'Ganze Beträge in {{currency}}, ab {{minimum}}.',
    amount: 'Betrag',
    quick: 'Häufige Beträge',
    submit: 'Weiter zur Zahlung',
    enterAmount: 'Geben Sie zuerst einen Betrag ein.',
    belowMinimum: 'Der eingegebene Wert liegt unter dem Mindestbetrag von {{minimum}}',
    aboveMaximum: 'Der eingegebene Wert liegt über dem Höchstbetrag von {{maximum}}',
  },
  notice: {
    successTitle: 'Guthaben aufgeladen',
    successText: 'Ihre Zahlung war erfolgreich.',
    newBalance: 'Ihre Zahlung war erfolgreich. Ihr Guthaben beträgt jetzt {{balance}}.',
    pendingTitle: 'Zahlung ausstehend',
    pendingText:
      'Ihre Zahlung ist noch nicht bestätigt. Das Guthaben wird danach sofort aufgeladen; Sie müssen nicht noch einmal bezahlen.',
    done: 'Fertig',
  },
  history: {
    title: 'Kaufverlauf',
    failed: 'Ihr Kaufverlauf konnte nicht geladen werden.',
    emptyTitle: 'Noch nichts gekauft',
    emptyText: 'Aufladungen und Käufe auf Vorrat erscheinen hier.',
    credit: 'Guthaben-Aufladung',
    group_one: '{{count}} Paket',
    group_other: '{{count}} Pakete',
    line: '{{amount}} x {{name}}',
    discount: 'Mengenrabatt {{rate}}',
    receipt: 'Beleg',
    receiptOf: 'Beleg vom {{date}}',
    receiptFailed: 'Der Beleg konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    details: 'Details',
    detailsOf: 'Details vom {{date}}',
    tax: 'Steuer',
    status: { PENDING: 'Ausstehend', FAILURE: 'Fehlgeschlagen' },
    more: 'Alle {{count}} Käufe anzeigen',
  },
};
