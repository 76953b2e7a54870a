import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import type { Caller } from '../core/caller.ts';
import { orNotFound } from '../db/lookup.ts';
import { type ChannelRow, columns, toChannel } from './api-channel.ts';
import type { CredentialDeps } from './deps.ts';

/** The partner API channel of this id, as it is now. */
export const readChannel = async (
  { db, secret }: Pick<CredentialDeps, 'db' | 'secret'>,
  { resellerId }: Caller,
  id: string,
): Promise<ApiChannel> => {
  const [row] = await db.forReseller(
    resellerId,
    (tx) => tx<ChannelRow[]>`
      select ${columns(tx)} from channel
      where reseller_id = current_reseller() and type = 'API' and id = ${id}`,
  );
  return toChannel(secret, orNotFound(row));
};
