import { digest } from '../core/encryption.ts';
import type { TransactionSql } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';

/** The reseller's SDK channel with this key; 404 when there is none. */
export const requireSdkChannel = async (tx: TransactionSql, key: string): Promise<string> => {
  const keyDigest = digest(key);
  const [channel] = await tx<{ id: string }[]>`
    select id from channel
    where reseller_id = current_reseller() and type = 'SDK'
      and (secret_digest = ${keyDigest} or previous_digest = ${keyDigest} and previous_valid_until > now())`;
  return orNotFound(channel).id;
};
