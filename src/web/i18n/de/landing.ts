import type { landing as texts } from '../en/landing.ts';
import type { Translation } from '../translation.ts';

export const landing: Translation<typeof texts> = {
  title: 'Mobile Daten unter Ihrem eigenen Namen verkaufen',
  lead: 'Reisende brauchen unterwegs Internet. Verkaufen Sie ihnen in Sekunden eine eSIM, zu Ihrem Preis und unter Ihrem Namen: mit Guthaben, ohne Vertrag, ohne Versand.',
  register: 'Konto anlegen',
  signIn: 'Anmelden',
  learnMore: 'Mehr erfahren',
  demo: { lead: 'Erst einmal umsehen:', open: 'Demo-Shop öffnen' },
  scriptNeeded: 'Diese Schaltflächen funktionieren nur mit JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
  consent: 'Mit dem Anlegen eines Kontos akzeptieren Sie unsere',
  terms: 'Allgemeinen Geschäftsbedingungen',
  and: 'und unsere',
  privacy: 'Datenschutzerklärung',
  wanted: 'Bitte melden Sie sich an, um fortzufahren.',
  packages: {
    europe: 'Städtereise',
    world: 'Einmal um die Welt',
    usa: 'Wochenende in New York',
  },
  picture: {
    label:
      'Eine Kasse mit drei Paketen und die Seite eines Reisenden: Restdaten und ein Code, der die eSIM installiert.',
    till: 'Paket wählen',
    seller: 'Reisebüro Berg',
    left: 'Verbleibende Daten',
    of: 'von {{size}} GB, noch {{days}} Tage',
    scan: 'Scannen und eSIM installieren',
  },
  steps: {
    title: 'In drei Schritten zum ersten Verkauf',
    lead: 'Vom neuen Konto bis zum Reisenden, der online ist.',
    credit: {
      title: 'Guthaben aufladen',
      text: 'Ab 10 USD. Ein Paket wird erst abgebucht, wenn Sie es verkaufen.',
    },
    packages: {
      title: 'Pakete wählen, Preise festlegen',
      text: 'Einzelne Länder, Regionen und die ganze Welt, nach Gigabyte oder unbegrenzt. Name und Preis bestimmen Sie.',
    },
    sell: {
      title: 'Verkaufen und Link weitergeben',
      text: 'Der Reisende öffnet eine Seite mit Ihrem Namen, scannt den Code und ist online. Später sieht er dort, wie viel noch übrig ist.',
    },
  },
  cost: {
    title: 'Was es kostet',
    lead: 'Sie zahlen den Einkaufspreis dessen, was Sie verkaufen, und sonst nichts.',
    contract: 'Kein Vertrag, keine Grundgebühr',
    credit: 'Aufladen ab 10 USD, Guthaben verfällt nicht',
    unsold: 'Was Sie nicht verkaufen, kostet nichts',
    stock: 'Rabatt auf Pakete, die Sie auf Vorrat kaufen',
    browse: 'Datenpakete ansehen',
    example: 'Beispiel: Europa, 5 GB, 30 Tage, ohne Steuer',
    retailPrice: 'Ihr Kunde zahlt',
    purchasePrice: 'Sie zahlen',
    margin: 'Ihnen bleiben',
  },
  channels: {
    title: 'Drei Wege zu verkaufen',
    lead: 'Ein Inventar und ein Guthaben für alle drei.',
    pointOfSale: {
      title: 'An der Kasse',
      text: 'Kunde, Paket, bezahlt: Der Verkauf dauert wenige Sekunden, auch auf dem Handy.',
      link: 'Kasse öffnen',
    },
    api: {
      title: 'Im eigenen Shop',
      text: 'Die API verkauft aus Ihrem Shop oder Buchungssystem und meldet ihm Verbrauch und Status per Webhook.',
      link: 'API-Dokumentation lesen',
    },
    sdk: {
      title: 'In Ihrer App',
      text: 'Das SDK bringt eSIMs in Ihre eigene App, für iOS und Android.',
      link: 'SDK einrichten',
    },
  },
  trust: {
    title: 'Auf den Cent genau',
    lead: 'Ihr Geld wird so gezählt, wie Sie es zählen würden.',
    once: {
      title: 'Nichts zählt doppelt',
      text: 'Kommt ein Verkauf oder eine Zahlung zweimal an, nach einem Doppelklick oder bei schlechter Verbindung, zählt das nur einmal.',
    },
    traced: {
      title: 'Jeder Cent hat einen Grund',
      text: 'Ihr Guthaben ändert sich durch Aufladung, Verkauf oder Erstattung, und jede davon können Sie nachschlagen.',
    },
    receipts: {
      title: 'Zu jeder Zahlung eine Rechnung',
      text: 'Als PDF mit Ihrer Rechnungsadresse und der Steuer, fertig für die Buchhaltung.',
    },
    refunds: {
      title: 'Versehen lassen sich beheben',
      text: 'Erstatten Sie einen Verkauf aus Guthaben in Ihren Verkäufen, und sein Preis ist sofort wieder im Guthaben.',
    },
  },
  start: {
    title: 'Verkaufen Sie heute Ihr erstes Paket',
    text: 'Ein Konto ist in einer Minute angelegt. Sie zahlen nichts, bevor Sie aufladen.',
    register: 'Jetzt verkaufen',
  },
  restoring: 'Sie werden angemeldet',
  starter: {
    signIn: 'Sie werden zur Anmeldung weitergeleitet',
    register: 'Sie werden zur Registrierung weitergeleitet',
  },
};
