import type { Message } from './message.ts';

/** To the new address: the page that makes it the user's, without the address of the store. */
export type ChangeAddress = { link: string };

export const changeAddress: Message<ChangeAddress> = {
  en: ({ link }, { storeName, publicUrl }) => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      `You asked to use this address for your account at ${storeName}.`,
      'The link works once, and for 24 hours. Until then nothing changes.',
    ],
    action: { label: 'Use this address', address: publicUrl + link },
    note: 'You did not ask for it? Then ignore this message, and nothing happens.',
  }),
  de: ({ link }, { storeName, publicUrl }) => ({
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      `Sie möchten diese Adresse für Ihr Konto bei ${storeName} verwenden.`,
      'Der Link gilt einmal und 24 Stunden lang. Bis dahin ändert sich nichts.',
    ],
    action: { label: 'Adresse verwenden', address: publicUrl + link },
    note: 'Das waren nicht Sie? Dann ignorieren Sie diese Nachricht, und es geschieht nichts.',
  }),
};
