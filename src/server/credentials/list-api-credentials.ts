import type { ApiChannels } from '#contract/storefront/model/apiChannels.ts';
import type { Caller } from '../core/caller.ts';
import { type ChannelRow, columns, toChannel } from './api-channel.ts';
import type { CredentialDeps } from './deps.ts';

/** The channels of the partner API, oldest first. */
export const listApiCredentials = async (
  { db, secret }: CredentialDeps,
  { resellerId }: Caller,
): Promise<ApiChannels> => {
  const rows = await db.forReseller(
    resellerId,
    (tx) => tx<ChannelRow[]>`
      select ${columns(tx)} from channel
      where reseller_id = current_reseller() and type = 'API' order by created_at, id`,
  );
  return rows.map((row) => toChannel(secret, row));
};
