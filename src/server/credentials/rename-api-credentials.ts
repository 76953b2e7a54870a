import type { Caller } from '../core/caller.ts';
import { requireName } from '../core/read-fields.ts';
import { requireUnchanged, versionOf } from '../core/record-version.ts';
import { audit } from '../db/audit.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import { refusingDuplicates } from '../db/sql-problem.ts';
import type { Input } from '../http/input.ts';
import { versioned } from '../http/versioned-reply.ts';
import { type ChannelRow, columns, nameTaken, toChannel } from './api-channel.ts';
import type { CredentialDeps } from './deps.ts';

/** Gives a channel another name; earlier sales keep the old one. */
export const renameApiCredentials = async (
  { db, secret }: CredentialDeps,
  caller: Caller,
  { params, headers, body }: Input<'renameApiCredentials'>,
) => {
  const id = requireId(params.id);
  const name = requireName('body.name', body.name);
  const renamed = db.forReseller(caller.resellerId, async (tx) => {
    const [locked] = await tx<{ name: string }[]>`
      select name from channel
      where reseller_id = current_reseller() and type = 'API' and id = ${id} for no key update`;
    const former = orNotFound(locked);
    requireUnchanged(headers['If-Match'], { version: versionOf(former.name) }, { version: versionOf(name) });
    const [row] = await tx<ChannelRow[]>`
      update channel set name = ${name}
      where reseller_id = current_reseller() and type = 'API' and id = ${id}
      returning ${columns(tx)}`;
    const channel = orNotFound(row);
    await audit(tx, caller, 'rename-channel', id);
    return channel;
  });
  return versioned(toChannel(secret, await renamed.catch(refusingDuplicates(nameTaken))));
};
