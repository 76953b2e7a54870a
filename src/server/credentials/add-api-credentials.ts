import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import { CHANNELS_MAX } from '#domain/limits.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import { requireName } from '../core/read-fields.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { refusingDuplicates } from '../db/sql-problem.ts';
import type { Input } from '../http/input.ts';
import { nameTaken, newClientId } from './api-channel.ts';
import { readChannel } from './read-channel.ts';
import { newChannel } from './channel-secret.ts';
import type { CredentialDeps } from './deps.ts';

/** Locks the reseller, so that simultaneous additions are counted one after the other; sales do not wait for it. */
const requireRoom = async (tx: TransactionSql): Promise<void> => {
  await tx`select from reseller where reseller_id = current_reseller() for no key update`;
  const [row] = await tx<[{ count: number }]>`
    select count(*) from channel where reseller_id = current_reseller() and type = 'API'`;
  if (row.count < CHANNELS_MAX) return;
  throw new Problem('too_many_channels', `You have ${CHANNELS_MAX} channels already. Remove one that you do not use.`, {
    values: { limit: String(CHANNELS_MAX) },
  });
};

/**
 * Creates a channel with its own credentials, once for each idempotency key. Refuses a name that another channel has.
 * The stored result of the key is only the id: the secret is kept in one place.
 */
export const addApiCredentials = async (
  { db, secret }: CredentialDeps,
  caller: Caller,
  input: Input<'addApiCredentials'>,
): Promise<ApiChannel> => {
  const added = withIdempotency(db, 'addApiCredentials', toCall(caller, input), async (tx) => {
    const { id, secretDigest, secretEncrypted } = newChannel(secret);
    await requireRoom(tx);
    await tx`
      insert into channel (id, reseller_id, type, name, client_id, secret_digest, secret_encrypted)
      values (
        ${id}, ${caller.resellerId}, 'API', ${requireName('body.name', input.body.name)}, ${newClientId()}, ${secretDigest},
        ${secretEncrypted}
      )`;
    await audit(tx, caller, 'channel', id);
    return { id };
  });
  const { id } = await added.catch(refusingDuplicates(nameTaken));
  return readChannel({ db, secret }, caller, id);
};
