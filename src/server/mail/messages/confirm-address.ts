import type { Message } from './message.ts';

/** The page that confirms the address, without the address of the store. */
export type ConfirmAddress = { link: string };

export const confirmAddress: Message<ConfirmAddress> = {
  en: ({ link }, { storeName, publicUrl }) => ({
    subject: 'Confirm your email address',
    paragraphs: [`Confirm this address for your account at ${storeName}.`, 'The link works once, and for 24 hours.'],
    action: { label: 'Confirm address', address: publicUrl + link },
    note: `You have no account at ${storeName}? Then ignore this message, and nothing happens.`,
  }),
  de: ({ link }, { storeName, publicUrl }) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      `Bestätigen Sie diese Adresse für Ihr Konto bei ${storeName}.`,
      'Der Link gilt einmal und 24 Stunden lang.',
    ],
    action: { label: 'Adresse bestätigen', address: publicUrl + link },
    note: `Sie haben kein Konto bei ${storeName}? Dann ignorieren Sie diese Nachricht, und es geschieht nichts.`,
  }),
};
