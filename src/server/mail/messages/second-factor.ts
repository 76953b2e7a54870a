import { timeIn } from './formats.ts';
import type { Message } from './message.ts';

export type SecondFactor = {
  at: string;
  /** The page that asks for a new password, without the address of the store. */
  forgotPassword: string;
};

export const secondFactorOn: Message<SecondFactor> = {
  en: ({ at, forgotPassword }, { storeName, publicUrl, language }) => ({
    subject: `Two-factor sign-in for ${storeName} was turned on`,
    paragraphs: [
      `Two-factor sign-in was turned on for your account at ${storeName} on ${timeIn(language, at)}.`,
      'All other browsers were signed out.',
    ],
    action: { label: 'It was not me', address: publicUrl + forgotPassword },
    note: 'If you turned it on yourself, there is nothing to do. Keep your recovery codes in a safe place.',
  }),
  de: ({ at, forgotPassword }, { storeName, publicUrl, language }) => ({
    subject: `Zwei-Faktor-Anmeldung für ${storeName} eingeschaltet`,
    paragraphs: [
      `Die Zwei-Faktor-Anmeldung für Ihr Konto bei ${storeName} wurde am ${timeIn(language, at)} eingeschaltet.`,
      'Alle anderen Browser wurden abgemeldet.',
    ],
    action: { label: 'Das war ich nicht', address: publicUrl + forgotPassword },
    note: 'Wenn Sie sie selbst eingeschaltet haben, ist nichts zu tun. Bewahren Sie Ihre Wiederherstellungscodes sicher auf.',
  }),
};

export const secondFactorOff: Message<SecondFactor> = {
  en: ({ at, forgotPassword }, { storeName, publicUrl, language }) => ({
    subject: `Two-factor sign-in for ${storeName} was turned off`,
    paragraphs: [
      `Two-factor sign-in was turned off for your account at ${storeName} on ${timeIn(language, at)}.`,
      'From now on the password is enough to sign in.',
    ],
    action: { label: 'It was not me', address: publicUrl + forgotPassword },
    note: 'If you turned it off yourself, there is nothing to do.',
  }),
  de: ({ at, forgotPassword }, { storeName, publicUrl, language }) => ({
    subject: `Zwei-Faktor-Anmeldung für ${storeName} ausgeschaltet`,
    paragraphs: [
      `Die Zwei-Faktor-Anmeldung für Ihr Konto bei ${storeName} wurde am ${timeIn(language, at)} ausgeschaltet.`,
      'Von jetzt an genügt das Passwort, um sich anzumelden.',
    ],
    action: { label: 'Das war ich nicht', address: publicUrl + forgotPassword },
    note: 'Wenn Sie sie selbst ausgeschaltet haben, ist nichts zu tun.',
  }),
};
