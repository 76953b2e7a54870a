import { timeIn } from './formats.ts';
import type { Message } from './message.ts';

/**
 * To the present e-mail address, as soon as another one is asked for: the page that stops it, without the address of
 * the store.
 */
export type EmailChangeAsked = { at: string; link: string };

export const emailChangeAsked: Message<EmailChangeAsked> = {
  en: ({ at, link }, { storeName, publicUrl, language }) => ({
    subject: `Another email address for ${storeName} was asked for`,
    paragraphs: [
      `On ${timeIn(language, at)} somebody who knows your password asked for another email address for your account at ${storeName}.`,
      'It takes the place of this one as soon as it is confirmed. If this was not you, stop it now: that also signs out every browser.',
    ],
    action: { label: 'Stop the change', address: publicUrl + link },
    note: 'If you asked for it yourself, there is nothing to do here.',
  }),
  de: ({ at, link }, { storeName, publicUrl, language }) => ({
    subject: `Andere E-Mail-Adresse für ${storeName} verlangt`,
    paragraphs: [
      `Am ${timeIn(language, at)} hat jemand, der Ihr Passwort kennt, eine andere E-Mail-Adresse für Ihr Konto bei ${storeName} verlangt.`,
      'Sie ersetzt diese hier, sobald sie bestätigt ist. Wenn Sie das nicht waren, stoppen Sie es jetzt: Dabei werden auch alle Browser abgemeldet.',
    ],
    action: { label: 'Änderung stoppen', address: publicUrl + link },
    note: 'Wenn Sie es selbst waren, ist hier nichts zu tun.',
  }),
};
