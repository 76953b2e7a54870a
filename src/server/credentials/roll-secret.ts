import type { RollRequest } from '#contract/storefront/model/rollRequest.ts';
import type { Caller } from '../core/caller.ts';
import type { StoreSecret } from '../core/encryption.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import { notFound } from '../db/lookup.ts';
import { newSecret, SDK_KEY_PREFIX } from './channel-secret.ts';

type Channel = { id: string; type: 'API' | 'SDK' };

/** Gives a channel a new secret. The previous one is accepted for that many more seconds; an older one ends at once. */
export const rollSecret = async (
  tx: TransactionSql,
  storeSecret: StoreSecret,
  caller: Pick<Caller, 'resellerId' | 'actor'>,
  { id, type }: Channel,
  { previousValidForSeconds }: RollRequest,
): Promise<void> => {
  const { secretDigest, secretEncrypted } = newSecret(storeSecret, id, type === 'SDK' ? SDK_KEY_PREFIX : '');
  const { count } = await tx`
    update channel set secret_digest = ${secretDigest}, secret_encrypted = ${secretEncrypted},
      secret_number = secret_number + 1, previous_digest = secret_digest,
      previous_valid_until = now() + make_interval(secs => ${previousValidForSeconds})
    where reseller_id = current_reseller() and type = ${type} and id = ${id}`;
  if (count === 0) throw notFound();
  await audit(tx, caller, 'roll-secret', id, { previousValidForSeconds });
};

/**
 * Gives every SDK channel of the transaction's reseller a new key; the former keys end at once. Returns how many there
 * were.
 */
export const rollSdkKeys = async (
  tx: TransactionSql,
  storeSecret: StoreSecret,
  caller: Pick<Caller, 'resellerId' | 'actor'>,
): Promise<number> => {
  const channels = await tx<{ id: string }[]>`
    select id from channel where reseller_id = current_reseller() and type = 'SDK' order by id`;
  for (const { id } of channels) {
    await rollSecret(tx, storeSecret, caller, { id, type: 'SDK' }, { previousValidForSeconds: 0 });
  }
  return channels.length;
};
