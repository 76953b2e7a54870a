import type { Sql } from '../../../db/connect.ts';
import type { MailGateway } from '../gateway.ts';

/** Keeps messages where the inbox page finds them, instead of sending them. */
export const createReferenceMail = (system: Sql): MailGateway => ({
  send: async ({ messageId, to, language, subject, text, html }) => {
    await system`
      insert into reference_mail (message_id, recipient, language, subject, text, html)
      values (${messageId}, ${to}, ${language}, ${subject}, ${text}, ${html}) on conflict do nothing`;
  },
});

export type ReferenceMail = {
  messageId: string;
  language: string;
  subject: string;
  text: string;
  html: string;
  receivedAt: Date;
};

const shownMessages = 20;

/** The newest messages to an e-mail address, the last one first. */
export const listReferenceMail = (system: Sql, recipient: string): Promise<ReferenceMail[]> =>
  system<ReferenceMail[]>`
    select message_id, language, subject, text, html, received_at from reference_mail
    where recipient = ${recipient} order by received_at desc, message_id limit ${shownMessages}`;

export const findReferenceMail = async (system: Sql, messageId: string): Promise<ReferenceMail | undefined> => {
  const [found] = await system<ReferenceMail[]>`
    select message_id, language, subject, text, html, received_at from reference_mail where message_id = ${messageId}`;
  return found;
};
