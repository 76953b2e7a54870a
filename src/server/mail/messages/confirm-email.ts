import type { Message } from './message.ts';

/** The page that confirms the e-mail address, without the address of the store. */
export type ConfirmEmail = { link: string };

export const confirmEmail: Message<ConfirmEmail> = {
  en: ({ link }, { storeName, publicUrl }) => ({
    subject: 'Confirm your email address',
    paragraphs: [
      `Confirm this address for your account at ${storeName}.`,
      'The link works once and expires after 24 hours.',
    ],
    action: { label: 'Confirm address', address: publicUrl + link },
    note: `If you have no account at ${storeName}, ignore this message: nothing happens then.`,
  }),
  de: ({ link }, { storeName, publicUrl }) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      `Bestätigen Sie diese Adresse für Ihr Konto bei ${storeName}.`,
      'Der Link ist 24 Stunden gültig und funktioniert nur einmal.',
    ],
    action: { label: 'Adresse bestätigen', address: publicUrl + link },
    note: `Sie haben kein Konto bei ${storeName}? Dann können Sie diese Nachricht ignorieren.`,
  }),
};
