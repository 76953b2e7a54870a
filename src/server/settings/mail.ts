import type { SmtpSettings } from '../gateways/index.ts';

type Given = { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined };

/** How mail is sent: by this server and from this sender, or not at all. */
export const mailOf = ({ SMTP_URL: url, MAIL_FROM: from }: Given): { smtp?: SmtpSettings } => {
  if (url !== undefined && from !== undefined) return { smtp: { url, from } };
  if (url === undefined && from === undefined) return {};
  throw new Error(`Mail cannot be sent: set ${url ? 'MAIL_FROM' : 'SMTP_URL'}, or neither SMTP_URL nor MAIL_FROM.`);
};
