// How many messages the store sends to addresses that a reseller typed (decision 84).
import { mailboxOf } from '#domain/mailbox.ts';
import type { Sql } from '../db/connect.ts';
import { takeAttempt } from '../rate-limits/attempt-limit.ts';
import type { Limits } from '../rate-limits/limits.ts';
import { countRefundedMail, type MailRow } from './mail-rows.ts';

type Deps = { system: Sql; limits: Limits };

/** Counts a message to a customer, at its first try. Returns whether it is within every limit. */
export const mayWriteToCustomer = async ({ system, limits }: Deps, mail: MailRow): Promise<boolean> => {
  const { resellerId, saleUid, recipient, tries } = mail;
  if (saleUid === null || resellerId === null || recipient === null || tries > 1) return true;
  const { customerMailsPerReceiver, customerMailsPerReseller, customerMailsRefunded } = limits;
  const refunded = await countRefundedMail(system, resellerId, customerMailsRefunded.seconds);
  if (refunded >= customerMailsRefunded.allowed) return false;
  const counts = [
    { name: 'customer mail to', of: mailboxOf(recipient), limit: customerMailsPerReceiver },
    { name: 'customer mail of', of: resellerId, limit: customerMailsPerReseller },
  ];
  for (const { limit, ...attempts } of counts) {
    const { allowed } = await takeAttempt(system, attempts, limit);
    if (!allowed) return false;
  }
  return true;
};
