// How many messages the store sends to the addresses of customers, which resellers type (decision 51).
import { mailboxOf } from '#domain/mailbox.ts';
import type { Sql } from '../db/connect.ts';
import { takeAttempt } from '../http/rate-limits/attempt-limit.ts';
import type { Limits } from '../http/rate-limits/limits.ts';
import { isCovered, type MailEnd, type MailRow } from './mail-rows.ts';

type Deps = { system: Sql; limits: Limits };

/**
 * Counts a message to a customer, at its first try. Returns how it ends where that is beyond a limit; undefined within
 * all of them.
 */
export const limitReached = async ({ system, limits }: Deps, mail: MailRow): Promise<MailEnd | undefined> => {
  const { id, resellerId, saleUid, recipient, tries } = mail;
  if (recipient === null || tries > 1 || saleUid === null || resellerId === null) return undefined;
  if (!(await isCovered(system, { id, resellerId }, limits.customerMailsUncovered))) return 'not covered';
  const mailbox = mailboxOf(recipient);
  // From the narrowest to the widest: a shop that has used up its own share takes nothing from the others.
  const counts = [
    { name: 'customer mail of', of: resellerId, limit: limits.customerMailsPerReseller },
    { name: 'customer mail from', of: `${resellerId} ${mailbox}`, limit: limits.customerMailsPerShopAndReceiver },
    { name: 'customer mail to', of: mailbox, limit: limits.customerMailsPerReceiver },
  ];
  for (const { limit, ...attempts } of counts) {
    const { allowed } = await takeAttempt(system, attempts, limit);
    if (!allowed) return 'too many';
  }
  return undefined;
};
