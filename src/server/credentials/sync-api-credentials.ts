import type { Caller } from '../core/caller.ts';
import { audit } from '../db/audit.ts';
import { newClientId } from './api-channel.ts';
import { newChannel } from './channel-secret.ts';
import type { CredentialDeps } from './deps.ts';

const DEFAULT_NAME = 'API'; // API-002

/** Creates the default channel when the reseller has none, unless it is suspended. Simultaneous calls create one. */
export const syncApiCredentials = async ({ db, secret }: CredentialDeps, caller: Caller): Promise<void> => {
  const { id, secretDigest, secretEncrypted } = newChannel(secret);
  await db.forReseller(caller.resellerId, async (tx) => {
    const { count } = await tx`
      insert into channel (id, reseller_id, type, name, client_id, secret_digest, secret_encrypted, is_default)
      select ${id}, ${caller.resellerId}, 'API', ${DEFAULT_NAME}, ${newClientId()}, ${secretDigest}, ${secretEncrypted}, true
      where not exists (select from channel where reseller_id = current_reseller() and type = 'API')
        and not exists (select from suspension where reseller_id = current_reseller())
      on conflict do nothing`;
    if (count > 0) await audit(tx, caller, 'channel', id);
  });
};
