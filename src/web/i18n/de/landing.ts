import type { landing as texts } from '../en/landing.ts';
import type { Translation } from '../translation.ts';

export const landing: Translation<typeof texts> = {
  title: 'Mobile Daten unter Ihrem eigenen Namen verkaufen',
  lead: 'Kaufen Sie eSIM-Pakete für die ganze Welt, legen Sie Ihre Preise fest und geben Sie sie mit einem Link an Reisende weiter.',
  register: 'Konto anlegen',
  signIn: 'Anmelden',
  learnMore: 'Mehr erfahren',
  consent: 'Mit dem Anlegen eines Kontos akzeptieren Sie unsere',
  terms: 'Allgemeinen Geschäftsbedingungen',
  and: 'und unsere',
  privacy: 'Datenschutzerklärung',
  wanted: 'Bitte melden Sie sich an, um weiterzumachen.',
  packages: { europe: 'Städtereise', world: 'Einmal um die Welt', usa: 'Wochenende in New York' },
  product: {
    title: 'Ein Regal für alles, was Sie verkaufen',
    lead: 'Vier Schritte von der ersten Aufladung bis zum Reisenden, der online ist.',
    buy: {
      title: 'Guthaben statt Vertrag',
      text: 'Laden Sie ab 10 USD auf. Was Sie nicht verkaufen, kostet nichts: Ein Paket wird beim Verkauf abgerechnet oder mit Rabatt auf Vorrat gekauft.',
      link: 'Guthaben aufladen',
    },
    shelf: {
      title: 'Pakete für jede Reise',
      text: 'Einzelne Länder, Regionen und die ganze Welt, nach Gigabyte oder unbegrenzt. Wählen Sie, was zu Ihren Kunden passt.',
      link: 'Datenpakete ansehen',
    },
    price: {
      title: 'Ihr Name, Ihr Preis',
      text: 'Benennen Sie jedes Paket und legen Sie den Verkaufspreis fest. Sie sehen Einkaufspreis und Marge, Ihre Kunden Ihren Preis.',
      link: 'Inventar öffnen',
    },
    sell: {
      title: 'In wenigen Sekunden verkauft',
      text: 'Am Schalter, am Telefon oder über die API aus Ihrem eigenen Shop. Der Reisende öffnet einen Link und scannt einen Code.',
      link: 'Verkauf öffnen',
    },
  },
  starter: {
    signIn: 'Sie werden zur Anmeldung weitergeleitet',
    register: 'Sie werden zur Registrierung weitergeleitet',
  },
};
