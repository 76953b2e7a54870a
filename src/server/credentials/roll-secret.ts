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
  caller: Caller,
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
