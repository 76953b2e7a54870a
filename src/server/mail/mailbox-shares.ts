// How many messages of the sign-in service a mailbox gets that nobody has shown to read (decision 83).
import { mailboxOf } from '#domain/mailbox.ts';
import { currentRequest, shortAddress } from '../core/request-context.ts';
import type { TransactionSql } from '../db/connect.ts';
import { takeAttempt } from '../http/rate-limits/attempt-limit.ts';
import type { Limits } from '../http/rate-limits/limits.ts';
import type { MessageKind } from './messages/index.ts';

export type ShareLimits = Pick<
  Limits,
  'unconfirmedPerMailbox' | 'unconfirmedPerPlainMailbox' | 'unconfirmedPerNetwork' | 'unconfirmedPerAccount'
>;

/** Whether the address has an account, and its user has shown to read its mail. */
export type Standing = 'confirmed' | 'unconfirmed' | 'nobody';

/**
 * Who can cause a message: the one account with this address, any visitor, an account with a confirmed address of its
 * own, or one that has paid for something.
 */
export type Asker = 'holder' | 'anybody' | { confirmed: string } | { payer: string };

type Message = { kind: MessageKind; address: string; standing: Standing; asker: Asker };

/** From the narrowest to the widest: a message beyond a narrow share takes nothing from the others. */
const sharesOf = (limits: ShareLimits, { kind, address, standing, asker }: Message) => {
  const mailbox = mailboxOf(address);
  const of = standing === 'unconfirmed' ? mailbox : `${standing} ${address}`;
  const isPlain = address === mailbox;
  const ofAccount = (account: string) => [
    { name: `${kind} for`, of: `${of} ${account}`, limit: limits.unconfirmedPerAccount },
  ];
  if (typeof asker === 'object' && 'payer' in asker) return ofAccount(asker.payer);
  if (asker === 'holder' && isPlain) return [{ name: `${kind} to holder`, of, limit: limits.unconfirmedPerMailbox }];
  const network = shortAddress(currentRequest()?.address ?? '') ?? '';
  const isConfirmed = typeof asker === 'object';
  const to = `${isPlain ? 'plain' : 'other'}${isConfirmed ? ' for confirmed' : ''}`;
  const all = isPlain ? limits.unconfirmedPerPlainMailbox : limits.unconfirmedPerMailbox;
  return [
    ...(isConfirmed ? ofAccount(asker.confirmed) : []),
    { name: `${kind} to ${to} from`, of: `${of} ${network}`, limit: limits.unconfirmedPerNetwork },
    { name: `${kind} to ${to}`, of, limit: all },
  ];
};

/**
 * Counts a message to an address that somebody typed. Returns undefined within the limits, otherwise in how many
 * seconds another one can be sent. What was sent to other spellings of a mailbox, such as `anna+shop@…`, never counts
 * for its plain one. A confirmed address has no limit here, and neither has one without an account; they are counted as
 * well, so that the time does not tell them apart.
 */
export const takeShare = async (
  tx: TransactionSql,
  limits: ShareLimits,
  message: Message,
): Promise<number | undefined> => {
  for (const { limit, ...attempts } of sharesOf(limits, message)) {
    const { allowed, retryAfter } = await takeAttempt(tx, attempts, limit);
    if (!allowed) return message.standing === 'unconfirmed' ? retryAfter : undefined;
  }
  return undefined;
};
