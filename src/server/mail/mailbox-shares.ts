// How many messages of the sign-in service a mailbox gets that nobody has shown to read (decision 83).
import { mailboxOf } from '#domain/mailbox.ts';
import { currentRequest, shortAddress } from '../core/request-context.ts';
import type { TransactionSql } from '../db/connect.ts';
import { takeAttempt } from '../rate-limits/attempt-limit.ts';
import type { Limits } from '../rate-limits/limits.ts';
import type { MessageKind } from './messages/index.ts';

export type ShareLimits = Pick<Limits, 'unconfirmedPerMailbox' | 'unconfirmedPerNetwork'>;

/** Whether the address has an account, and its user has shown to read its mail. */
export type Standing = 'confirmed' | 'unconfirmed' | 'nobody';

/**
 * Counts a message to an address that somebody typed. Returns undefined within the limits, otherwise in how many seconds another one
 * can be sent. A mailbox's own spelling has a share of its own, which only the one account with this address can use up; all others,
 * such as `anna+shop@…`, share one, of which visitors of one network get a part. A change of address can be asked for from any
 * account, so it has no share of its own. A confirmed address has no limit here, and neither has one without an account; they are
 * counted as well, so that the time does not tell them apart.
 */
export const takeShare = async (
  tx: TransactionSql,
  limits: ShareLimits,
  { kind, address, standing }: { kind: MessageKind; address: string; standing: Standing },
): Promise<number | undefined> => {
  const mailbox = mailboxOf(address);
  const of = standing === 'unconfirmed' ? mailbox : `${standing} ${address}`;
  const network = shortAddress(currentRequest()?.address ?? '') ?? '';
  const isOwnSpelling = address === mailbox && kind !== 'change-email';
  const shares = isOwnSpelling
    ? [{ name: `${kind} to own`, of, limit: limits.unconfirmedPerMailbox }]
    : [
        { name: `${kind} from`, of: `${of} ${network}`, limit: limits.unconfirmedPerNetwork },
        { name: `${kind} to`, of, limit: limits.unconfirmedPerMailbox },
      ];
  for (const { limit, ...attempts } of shares) {
    const { allowed, retryAfter } = await takeAttempt(tx, attempts, limit);
    if (!allowed) return standing === 'unconfirmed' ? retryAfter : undefined;
  }
  return undefined;
};
