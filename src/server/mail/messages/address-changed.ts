import { timeIn } from './formats.ts';
import type { Message } from './message.ts';

/** To the former address. Links to set a password no longer come to it, so it names none. */
export type AddressChanged = { at: string };

export const addressChanged: Message<AddressChanged> = {
  en: ({ at }, { storeName, language }) => ({
    subject: `Your email address for ${storeName} was changed`,
    paragraphs: [
      `Your account at ${storeName} has another email address since ${timeIn(language, at)}.`,
      'Messages of the store go to that address from now on.',
    ],
    note: `It was not you? Then contact ${storeName} at once.`,
  }),
  de: ({ at }, { storeName, language }) => ({
    subject: `Ihre E-Mail-Adresse für ${storeName} wurde geändert`,
    paragraphs: [
      `Ihr Konto bei ${storeName} hat seit ${timeIn(language, at)} eine andere E-Mail-Adresse.`,
      'Nachrichten des Shops gehen von jetzt an dorthin.',
    ],
    note: `Das waren nicht Sie? Dann wenden Sie sich sofort an ${storeName}.`,
  }),
};
