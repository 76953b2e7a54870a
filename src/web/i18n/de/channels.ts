import type { channels as english } from '../en/channels.ts';
import type { Translation } from '../translation.ts';

export const channels: Translation<typeof english> = {
  title: 'Vertriebskanäle',
  subtitle: 'Ein Inventar und ein Guthaben, überall, wo Ihre Kunden sind.',
  own: 'Sofort nutzbar',
  requested: 'Auf Anfrage',
  tiles: {
    pointOfSale: {
      title: 'Kasse',
      text: 'Verkaufen Sie an der Kasse oder mit dem Handy: Kunde, Paket, bezahlt.',
      link: 'Kasse öffnen',
    },
    api: {
      title: 'API',
      text: 'Verkaufen Sie aus Ihrem eigenen Shop oder Buchungssystem.',
      link: 'API einrichten',
    },
    sdk: {
      title: 'SDK',
      text: 'Bringen Sie eSIMs in Ihre eigene App, für iOS und Android.',
      link: 'SDK einrichten',
    },
    shopPlatform: {
      title: 'Shop-Plattform',
      text: 'Eine Erweiterung für die Plattform, auf der Ihr Onlineshop läuft.',
      link: 'Shop-Erweiterung anfragen',
    },
    chatApp: {
      title: 'Chat-App',
      text: 'Kunden kaufen dort, wo sie Ihnen schreiben: in ihrem Messenger.',
      link: 'Kanal für Chat-Apps anfragen',
    },
    teamChat: {
      title: 'Team-Chat',
      text: 'Firmen bestellen Daten für ihre Reisenden aus ihrem Team-Chat.',
      link: 'Kanal für Team-Chats anfragen',
    },
    affiliate: {
      title: 'Affiliate-Programm',
      text: 'Andere empfehlen Ihre Pakete, und Sie beteiligen sie am Verkauf.',
      link: 'Affiliate-Programm anfragen',
    },
    other: {
      title: 'Andere Integration',
      text: 'Sagen Sie uns, wo Ihre Kunden sind, und wir sehen es uns mit Ihnen an.',
      link: 'Andere Integration anfragen',
    },
  },
};
