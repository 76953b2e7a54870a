import type { Message } from './message.ts';

/** To the new e-mail address: the page that makes it the user's, without the address of the store. */
export type ChangeEmail = { link: string };

export const changeEmail: Message<ChangeEmail> = {
  en: ({ link }, { storeName, publicUrl }) => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      `You asked to use this address for your account at ${storeName}.`,
      'The link works once, in a browser where you are signed in, and expires after an hour. Until you confirm it, nothing changes.',
    ],
    action: { label: 'Use this address', address: publicUrl + link },
    note: 'If you did not ask for it, ignore this message: nothing changes then.',
  }),
  de: ({ link }, { storeName, publicUrl }) => ({
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      `Sie möchten diese Adresse für Ihr Konto bei ${storeName} verwenden.`,
      'Der Link ist eine Stunde gültig und funktioniert nur einmal, in einem Browser, in dem Sie angemeldet sind. Bis Sie sie bestätigen, ändert sich nichts.',
    ],
    action: { label: 'Adresse verwenden', address: publicUrl + link },
    note: 'Das waren nicht Sie? Dann können Sie diese Nachricht ignorieren: Es ändert sich nichts.',
  }),
};
