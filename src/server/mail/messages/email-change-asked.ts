import { timeIn } from './formats.ts';
import type { Message } from './message.ts';

/**
 * To the present e-mail address, as soon as another one is asked for: the page that stops it, without the address of
 * the store.
 */
export type EmailChangeAsked = { at: string; link: string };

export const emailChangeAsked: Message<EmailChangeAsked> = {
  en: ({ at, link }, { storeName, publicUrl, language }) => ({
    subject: `Request to change your email address for ${storeName}`,
    paragraphs: [
      `On ${timeIn(language, at)} somebody who knows your password asked to change the email address of your account at ${storeName}.`,
      'The new address replaces this one as soon as it is confirmed. If this was not you, stop it now: that also signs out every browser.',
    ],
    action: { label: 'Stop the change', address: publicUrl + link },
    note: 'If it was you, there is nothing to do here.',
  }),
  de: ({ at, link }, { storeName, publicUrl, language }) => ({
    subject: `Ihre E-Mail-Adresse für ${storeName} soll geändert werden`,
    paragraphs: [
      `Am ${timeIn(language, at)} hat jemand, der Ihr Passwort kennt, eine Änderung der E-Mail-Adresse Ihres Kontos bei ${storeName} angefordert.`,
      'Die neue Adresse ersetzt diese, sobald sie bestätigt ist. Wenn Sie das nicht waren, stoppen Sie es jetzt: Dabei werden auch alle Browser abgemeldet.',
    ],
    action: { label: 'Änderung stoppen', address: publicUrl + link },
    note: 'Wenn Sie es selbst waren, ist hier nichts zu tun.',
  }),
};
