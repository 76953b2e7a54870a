export { findNewest, type Sending } from './mail-rows.ts';
export { encryptedMailLinks, queueMail, type QueuedMail } from './queue-mail.ts';
export { type Addressed, type Rendered, renderMail } from './render.ts';
export { type DataOf, type MessageKind, messages } from './messages/index.ts';
export { createMailSender, type MailSender, type SenderDeps } from './sender.ts';
