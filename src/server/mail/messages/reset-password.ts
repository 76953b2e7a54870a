import type { Message } from './message.ts';

/** The page that sets a new password, without the address of the store. */
export type ResetPassword = { link: string };

export const resetPassword: Message<ResetPassword> = {
  en: ({ link }, { storeName, publicUrl }) => ({
    subject: `Set a new password for ${storeName}`,
    paragraphs: [
      `You asked to set a new password for your account at ${storeName}.`,
      'The link works once and expires after 30 minutes.',
    ],
    action: { label: 'Set a new password', address: publicUrl + link },
    note: 'If you did not ask for it, ignore this message: your password stays as it is.',
  }),
  de: ({ link }, { storeName, publicUrl }) => ({
    subject: `Neues Passwort für ${storeName}`,
    paragraphs: [
      `Sie möchten ein neues Passwort für Ihr Konto bei ${storeName} festlegen.`,
      'Der Link ist 30 Minuten gültig und funktioniert nur einmal.',
    ],
    action: { label: 'Neues Passwort festlegen', address: publicUrl + link },
    note: 'Das waren nicht Sie? Dann können Sie diese Nachricht ignorieren. Ihr Passwort bleibt unverändert.',
  }),
};
