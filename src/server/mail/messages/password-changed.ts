import { timeIn } from './formats.ts';
import type { Message } from './message.ts';

export type PasswordChanged = {
  at: string;
  /** The page that asks for a new password, without the address of the store. */
  forgotPassword: string;
  /** Nobody had confirmed the address, so what was set up before is gone (decision 82). */
  isClaimed?: boolean;
};

export const passwordChanged: Message<PasswordChanged> = {
  en: ({ at, forgotPassword, isClaimed }, { storeName, publicUrl, language }) => ({
    subject: `Your password for ${storeName} was changed`,
    paragraphs: [
      `The password of your account at ${storeName} was changed on ${timeIn(language, at)}.`,
      'All other browsers were signed out, and links that were sent before no longer work.',
      isClaimed
        ? 'Nobody had confirmed your address before, so what had been set up in the account was removed: channels of the partner API, webhooks, keys, the second factor, names and addresses, the brand, names and prices of packages, and messages to customers. The automatic top-up is off. Cards stay: delete one that is not yours.'
        : 'Channels of the partner API, webhooks and cards stay: if this was not you, look at them as well.',
    ],
    action: { label: 'It was not me', address: publicUrl + forgotPassword },
    note: 'If you changed it yourself, there is nothing to do.',
  }),
  de: ({ at, forgotPassword, isClaimed }, { storeName, publicUrl, language }) => ({
    subject: `Ihr Passwort für ${storeName} wurde geändert`,
    paragraphs: [
      `Das Passwort Ihres Kontos bei ${storeName} wurde am ${timeIn(language, at)} geändert.`,
      'Alle anderen Browser wurden abgemeldet, und früher verschickte Links gelten nicht mehr.',
      isClaimed
        ? 'Ihre Adresse war noch nicht bestätigt. Deshalb wurde entfernt, was im Konto eingerichtet war: Kanäle der Partner-API, Webhooks, Schlüssel, der zweite Faktor, Namen und Anschriften, die Marke, Namen und Preise von Paketen sowie Nachrichten an Kunden. Die automatische Aufladung ist aus. Karten bleiben: Löschen Sie eine, die nicht Ihre ist.'
        : 'Kanäle der Partner-API, Webhooks und Karten bleiben: Wenn Sie das nicht waren, sehen Sie auch diese durch.',
    ],
    action: { label: 'Das war ich nicht', address: publicUrl + forgotPassword },
    note: 'Wenn Sie es selbst geändert haben, ist nichts zu tun.',
  }),
};
