// The forms that settings have, each with the sentence for one that has not.
import { z } from 'zod';
import { parseNetworks } from '../core/networks.ts';
import { faultOfPrefix } from '../http/roots.ts';

export const text = z.string().trim().min(1).optional();
export const webAddress = z.url({ protocol: /^https?$/ });
export const baseAddress = webAddress.transform((address) => address.replace(/\/+$/, ''));

export const apiBases = z
  .string()
  .transform((text) => text.trim().split(/\s+/))
  .transform((pairs) => pairs.map((pair) => ({ host: pair.replace(/=.*/, ''), base: pair.replace(/^[^=]*=?/, '') })))
  .pipe(z.array(z.object({ host: z.string().regex(/^[\w.*-]+$/), base: baseAddress })));

export const smtpAddress = z.url({
  protocol: /^smtps?$/,
  error: 'SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example',
});
export const mailbox = z
  .string()
  .trim()
  .regex(/^(?:[^<>@\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, {
    error: 'MAIL_FROM must be an e-mail address, or a name with one, such as My Store <store@example.com>',
  });
export const stripeKey = z.string().regex(/^[sr]k_(?:test|live)_\w+$/, {
  error: 'STRIPE_SECRET_KEY must be a secret key of Stripe: it begins with sk_live_, rk_live_, sk_test_ or rk_test_',
});
export const stripeSecret = z.string().regex(/^whsec_\S+$/, {
  error: 'STRIPE_WEBHOOK_SECRET must be the signing secret of an event endpoint at Stripe: it begins with whsec_',
});

export const proxies = z.string().transform((list, { addIssue }) => {
  try {
    return parseNetworks(list);
  } catch {
    addIssue('TRUSTED_PROXIES must be addresses or networks, such as 127.0.0.1 10.0.0.0/8');
    return z.NEVER;
  }
});

export const prefix = z.string().check(({ value, issues }) => {
  const message = faultOfPrefix(value);
  if (message !== undefined) issues.push({ code: 'custom', message, input: value });
});
