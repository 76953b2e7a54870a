/** A file attached to a message. */
export type MailAttachment = { filename: string; contentType: string; content: Uint8Array };

/** A message to hand over. The gateway knows the sender. */
type MailMessage = {
  /** Without angle brackets. It is the same for each try, so that a receiver can recognise a repetition. */
  messageId: string;
  to: string;
  language: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
};

/** The receiver's server has refused the message for good. The message of this error is that server's reply. */
export class MailRefused extends Error {
  constructor(reply: string, options?: ErrorOptions) {
    super(reply, options);
    this.name = 'MailRefused';
  }
}

/** Hands messages to a mail server. */
export type MailGateway = {
  /**
   * Resolves when the server has taken the message. Rejects with MailRefused when it never will; after any other
   * rejection, the server may have the message.
   */
  send(message: MailMessage): Promise<void>;
};
