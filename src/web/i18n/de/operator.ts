import type { operator as texts } from '../en/operator.ts';
import type { Translation } from '../translation.ts';

export const operator: Translation<typeof texts> = {
  label: 'Seiten der Verwaltung',
  pages: {
    today: 'Heute',
    attention: 'Zu klären',
    resellers: 'Wiederverkäufer',
    payments: 'Zahlungen',
    packages: 'Pakete',
    legal: 'Rechtstexte',
  },
  titles: {
    operator: 'Verwaltung',
    operatorAttention: 'Zu klären',
    operatorResellers: 'Wiederverkäufer',
    operatorReseller: 'Konto eines Wiederverkäufers',
    operatorStatement: 'Monatsauszug',
    operatorSale: 'Verkauf eines Wiederverkäufers',
    operatorPayments: 'Zahlungen',
    operatorPayment: 'Zahlung',
    operatorPackages: 'Pakete im Verkauf',
    operatorPriceRules: 'Preisregeln',
    operatorSuppliers: 'Lieferanten',
    operatorPriceList: 'Preisliste',
    operatorLegal: 'Rechtstexte',
    operatorLegalVersion: 'Fassung eines Rechtstextes',
    operatorNewLegalVersion: 'Neue Fassung eines Rechtstextes',
    operatorUnknown: 'Seite nicht gefunden',
  },
  refusedTitle: 'Diese Seite ist für die Betreiber des Shops',
  refusedText: 'Ihr Konto ist das eines Wiederverkäufers. Wer den Server betreibt, kann es zum Betreiberkonto machen.',
  toStore: 'Zu Ihrem Shop',
  unknownTitle: 'Diese Seite gibt es nicht',
  unknownText: 'Die Verwaltung hat unter dieser Adresse keine Seite.',
  toToday: 'Zu den Zahlen von heute',
  passwordAloneTitle: 'Melden Sie sich mit zweitem Faktor an',
  passwordAloneText:
    'Diese Seite öffnet sich nach einer Anmeldung mit dem Code aus Ihrer App. Wenn Sie noch keine haben, richten Sie sie dabei ein.',
  signInAgain: 'Noch einmal anmelden',
  openChange: {
    text: 'Es ist noch nicht bekannt, ob die gesendete Änderung über {{amount}} erfasst wurde. Bis das geklärt ist, lässt sich hier nichts anderes senden.',
    ask: 'Erneut fragen',
    reason: 'Zuerst muss geklärt sein, was aus der letzten Änderung wurde.',
    done: 'Die zuvor gesendete Änderung über {{amount}} wurde erfasst.',
    ended: 'Die zuvor gesendete Änderung über {{amount}} wurde nicht erfasst und wird es auch nicht mehr.',
  },
  storeView: {
    label: 'Shop eines Wiederverkäufers',
    text: 'Sie sehen, was {{name}} sieht. Ändern lässt sich nichts.',
    leave: 'Zurück zur Verwaltung',
  },
};
