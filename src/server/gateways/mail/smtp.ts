import { createTransport } from 'nodemailer';
import { type MailGateway, MailRefused } from './gateway.ts';

export type SmtpSettings = {
  /** `smtp:` or `smtps:`, with user and password where the server wants them. */
  url: string;
  /** An e-mail address, or `Name <e-mail address>`. */
  from: string;
};

/** Far shorter than the lease of a message, because sending it takes several of these waits (src/server/mail). */
const timeoutMs = 10_000;

/** The steps of SMTP that concern the receiver or the message. A refusal of any other step concerns our settings. */
const stepsOfMessage: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

type SmtpFailure = Error & { command?: string; response?: string; permanent?: boolean };

const isRefusal = ({ command, permanent = false }: SmtpFailure): boolean => permanent && stepsOfMessage.has(command);

/** Sends by SMTP: encrypted where the server offers it, and always with `smtps:` or a password. */
export const createSmtpGateway = ({ url, from }: SmtpSettings): MailGateway => {
  const transport = createTransport({
    url,
    // A password is sent encrypted or not at all, unless the address has `?requireTLS=false`.
    requireTLS: new URL(url).username !== '',
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Later than the greeting's timeout, whose error says what is missing.
    socketTimeout: timeoutMs + 1_000,
    // No part of a message is read from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ messageId, language, attachments, to, ...message }) => {
      try {
        await transport.sendMail({
          ...message,
          // Passed as one address, so that the text is not searched for others.
          to: { name: '', address: to },
          attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
          from,
          messageId: `<${messageId}>`,
          // Prevents automatic replies to the store, such as absence notes (RFC 3834).
          headers: { 'auto-submitted': 'auto-generated', 'content-language': language },
        });
      } catch (error) {
        const failure = error as SmtpFailure;
        throw isRefusal(failure) ? new MailRefused(failure.response ?? failure.message, { cause: error }) : error;
      }
    },
  };
};
