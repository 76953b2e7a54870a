// How many messages the store sends to addresses that somebody typed who may not read their mail (decision 84).
import { mailboxOf } from '#domain/mailbox.ts';
import type { Sql } from '../db/connect.ts';
import { takeAttempt } from '../rate-limits/attempt-limit.ts';
import type { Limits } from '../rate-limits/limits.ts';
import { isCovered, type MailEnd, type MailRow } from './mail-rows.ts';
import type { MessageKind } from './messages/index.ts';

type Deps = { system: Sql; limits: Limits };

const confirmations: ReadonlySet<MessageKind> = new Set(['confirm-email', 'change-email']);

/** Counts a message to a customer or to an address to confirm, at its first try. Returns how it ends where that is beyond a limit; undefined within all of them. */
export const limitReached = async ({ system, limits }: Deps, mail: MailRow): Promise<MailEnd | undefined> => {
  const { id, resellerId, saleUid, recipient, tries, kind } = mail;
  if (recipient === null || tries > 1) return undefined;
  if (confirmations.has(kind)) {
    const attempts = { name: `${kind} to`, of: mailboxOf(recipient) };
    const { allowed } = await takeAttempt(system, attempts, limits.confirmationsPerReceiver);
    return allowed ? undefined : 'too many';
  }
  if (saleUid === null || resellerId === null) return undefined;
  if (!(await isCovered(system, { id, resellerId }, limits.customerMailsUncovered))) return 'not covered';
  const counts = [
    { name: 'customer mail to', of: mailboxOf(recipient), limit: limits.customerMailsPerReceiver },
    { name: 'customer mail of', of: resellerId, limit: limits.customerMailsPerReseller },
  ];
  for (const { limit, ...attempts } of counts) {
    const { allowed } = await takeAttempt(system, attempts, limit);
    if (!allowed) return 'too many';
  }
  return undefined;
};
