import { timeIn } from './formats.ts';
import type { Message } from './message.ts';

/** To the former e-mail address. Links to set a password no longer come to it, so it names none. */
export type EmailChanged = { at: string };

export const emailChanged: Message<EmailChanged> = {
  en: ({ at }, { storeName, language }) => ({
    subject: `Your email address for ${storeName} was changed`,
    paragraphs: [
      `The email address of your account at ${storeName} was changed on ${timeIn(language, at)}.`,
      'Messages from the store go to the new address from now on.',
    ],
    note: `If this was not you, contact ${storeName} at once.`,
  }),
  de: ({ at }, { storeName, language }) => ({
    subject: `Ihre E-Mail-Adresse für ${storeName} wurde geändert`,
    paragraphs: [
      `Die E-Mail-Adresse Ihres Kontos bei ${storeName} wurde am ${timeIn(language, at)} geändert.`,
      'Nachrichten des Shops gehen von jetzt an an die neue Adresse.',
    ],
    note: `Das waren nicht Sie? Dann wenden Sie sich sofort an ${storeName}.`,
  }),
};
