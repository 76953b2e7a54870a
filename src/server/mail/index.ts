export type { Asker, Standing } from './mailbox-shares.ts';
export { findNewest, type Sending } from './mail-rows.ts';
export type { RequestReceived } from './messages/requests.ts';
export { encryptedMailLinks, queueMail } from './queue-mail.ts';
export { createMailSender, type MailSender } from './sender.ts';
