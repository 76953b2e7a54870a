/** A file that comes with a message. */
export type MailAttachment = { filename: string; contentType: string; content: Uint8Array };

/** A message as it is handed over. The gateway knows the sender. */
type MailMessage = {
  /** Without angle brackets. The same for each try, so that a receiver can recognise a repetition. */
  messageId: string;
  to: string;
  language: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
};

/** The receiver's server has refused the message for good. Its message is that server's reply. */
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
   * rejection the server may or may not have it.
   */
  send(message: MailMessage): Promise<void>;
};
