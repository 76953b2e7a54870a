import type { Message } from './message.ts';

/** The page that confirms the e-mail address, without the address of the store. */
export type ConfirmEmail = { link: string };

export const confirmEmail: Message<ConfirmEmail> = {
  en: ({ link }, { storeName, publicUrl }) => ({
    subject: 'Confirm your email address',
    paragraphs: [
      `Confirm this address for your account at ${storeName}.`,
      'The link works once, with the password of your account, and expires after 24 hours.',
    ],
    action: { label: 'Confirm address', address: publicUrl + link },
    note: 'You did not create this account? Then do not confirm it: somebody else knows its password. Ignore this message, or set a new password on the page behind the link, and the account is yours alone.',
  }),
  de: ({ link }, { storeName, publicUrl }) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      `Bestätigen Sie diese Adresse für Ihr Konto bei ${storeName}.`,
      'Der Link ist 24 Stunden gültig und funktioniert nur einmal, mit dem Passwort Ihres Kontos.',
    ],
    action: { label: 'Adresse bestätigen', address: publicUrl + link },
    note: 'Sie haben dieses Konto nicht angelegt? Dann bestätigen Sie es nicht: Jemand anderes kennt das Passwort. Ignorieren Sie diese Nachricht, oder legen Sie auf der Seite hinter dem Link ein neues Passwort fest. Dann gehört das Konto nur Ihnen.',
  }),
};
