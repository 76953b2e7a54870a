import type { Sql } from '../../../db/connect.ts';
import type { MailAttachment, MailGateway } from '../gateway.ts';

/** Keeps messages where the inbox page finds them, instead of sending them. */
export const createReferenceMail = (system: Sql): MailGateway => ({
  send: ({ messageId, to, language, subject, text, html, attachments }) =>
    system.begin(async (tx) => {
      const { count } = await tx`
        insert into reference_mail (message_id, recipient, language, subject, text, html)
        values (${messageId}, ${to}, ${language}, ${subject}, ${text}, ${html}) on conflict do nothing`;
      if (count === 0) return;
      for (const { filename, contentType, content } of attachments) {
        await tx`
          insert into reference_mail_attachment (message_id, filename, content_type, content)
          values (${messageId}, ${filename}, ${contentType}, ${content})`;
      }
    }),
});

export type ReferenceMail = {
  messageId: string;
  language: string;
  subject: string;
  text: string;
  html: string;
  /** The names of the files that came with it. */
  attachments: string[];
  receivedAt: Date;
};

const shownMessages = 20;

/** The newest messages to an e-mail address, the last one first. */
export const listReferenceMail = (system: Sql, recipients: readonly string[]): Promise<ReferenceMail[]> =>
  system<ReferenceMail[]>`
    select message_id, language, subject, text, html, received_at,
      array(select filename from reference_mail_attachment where message_id = mail.message_id order by filename)
        as attachments
    from reference_mail mail
    where recipient = any(${recipients}::text[]) order by received_at desc, message_id limit ${shownMessages}`;

/** The message as HTML. */
export const findReferenceMail = async (system: Sql, messageId: string): Promise<string | undefined> => {
  const [found] = await system<{ html: string }[]>`select html from reference_mail where message_id = ${messageId}`;
  return found?.html;
};

export const findReferenceAttachment = async (
  system: Sql,
  messageId: string,
  filename: string,
): Promise<(Pick<MailAttachment, 'contentType'> & { content: Buffer<ArrayBuffer> }) | undefined> => {
  const [found] = await system<{ contentType: string; content: Buffer<ArrayBuffer> }[]>`
    select content_type, content from reference_mail_attachment
    where message_id = ${messageId} and filename = ${filename}`;
  return found;
};
