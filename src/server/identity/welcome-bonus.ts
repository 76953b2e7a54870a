// One welcome bonus for each mailbox, and a few a day for each network (decision 83).
import { createHmac, randomBytes } from 'node:crypto';
import { mailboxOf } from '#domain/mailbox.ts';
import type { Minor } from '#domain/money.ts';
import { decrypt, encrypt, type EncryptedColumn, type StoreSecret } from '../core/encryption.ts';
import { currentRequest, isOnMachine, shortAddress } from '../core/request-context.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { TransactionSql } from '../db/connect.ts';
import { takeAttempt } from '../http/rate-limits/attempt-limit.ts';
import type { Limits } from '../http/rate-limits/limits.ts';

export type BonusDeps = {
  secret: StoreSecret;
  limits: Pick<Limits, 'bonusesPerNetwork' | 'bonusesOnMachine'>;
  /** In US cents; 0 where the store pays none. */
  welcomeBonus: Minor;
};

const purpose = 'welcome_bonus_key';

export const encryptedBonusKeys: EncryptedColumn = {
  table: 'welcome_bonus_key',
  column: 'encrypted',
  names: [],
  purposeOf: () => purpose,
};

const hashOf = (key: Buffer, email: string): Buffer => createHmac('sha256', key).update(mailboxOf(email)).digest();

/** The mailboxes of everybody who has an account already, and no bonus that waits. */
const keepKnownMailboxes = async (tx: TransactionSql, key: Buffer): Promise<void> => {
  const known = await tx<{ email: string }[]>`select email from reseller where bonus_due = 0`;
  const hashes = known.map(({ email }) => hashOf(key, email).toString('hex'));
  await tx`
    insert into welcome_bonus (mailbox) select decode(unnest(${hashes}::text[]), 'hex') on conflict do nothing`;
};

/** The key that mailboxes are hashed with, which outlives the store's secret; the first claim makes it. */
const loadKey = async (tx: TransactionSql, secret: StoreSecret): Promise<Buffer> => {
  const find = async () => {
    const [row] = await tx<{ encrypted: Buffer }[]>`select encrypted from welcome_bonus_key`;
    return row && decrypt(secret, purpose, row.encrypted);
  };
  const known = await find();
  if (known) return known;
  await tx`select pg_advisory_xact_lock(${ADVISORY_LOCKS.bonusKey})`;
  const made = await find();
  if (made) return made;
  const key = randomBytes(32);
  await tx`insert into welcome_bonus_key (encrypted) values (${encrypt(secret, purpose, key)})`;
  await keepKnownMailboxes(tx, key);
  return key;
};

/**
 * Whether the bonus is paid to who reads the mail of this address, in the transaction that pays it: not where the store
 * pays none, this mailbox had one, or the network of the visitor had its share today. One that is refused never comes
 * later.
 */
export const claimBonus = async (
  tx: TransactionSql,
  { secret, limits, welcomeBonus }: BonusDeps,
  email: string,
): Promise<boolean> => {
  if (welcomeBonus === 0) return false;
  const mailbox = hashOf(await loadKey(tx, secret), email);
  // One of several simultaneous claims inserts the row; the others wait for it.
  const { count } = await tx`insert into welcome_bonus (mailbox) values (${mailbox}) on conflict do nothing`;
  if (count === 0) return false;
  const { address } = currentRequest() ?? { address: '' };
  const limit = isOnMachine(address) ? limits.bonusesOnMachine : limits.bonusesPerNetwork;
  // Visitors whose address is not known are one network.
  return (await takeAttempt(tx, { name: 'welcome-bonus', of: shortAddress(address) ?? '' }, limit)).allowed;
};
