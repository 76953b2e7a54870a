import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import type { Caller } from '../core/caller.ts';
import { requireName } from '../core/read-fields.ts';
import { audit } from '../db/audit.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import { refusingDuplicates } from '../db/sql-problem.ts';
import type { Input } from '../http/input.ts';
import { type ChannelRow, columns, nameTaken, toChannel } from './api-channel.ts';
import type { CredentialDeps } from './deps.ts';

/** Gives a channel another name; earlier sales keep the old one. */
export const renameApiCredentials = async (
  { db, secret }: CredentialDeps,
  caller: Caller,
  { params, body }: Input<'renameApiCredentials'>,
): Promise<ApiChannel> => {
  const id = requireId(params.id);
  const name = requireName('body.name', body.name);
  const renamed = db.forReseller(caller.resellerId, async (tx) => {
    const [row] = await tx<ChannelRow[]>`
      update channel set name = ${name}
      where reseller_id = current_reseller() and type = 'API' and id = ${id}
      returning ${columns(tx)}`;
    const channel = orNotFound(row);
    await audit(tx, caller, 'rename-channel', id);
    return channel;
  });
  return toChannel(secret, await renamed.catch(refusingDuplicates(nameTaken)));
};
