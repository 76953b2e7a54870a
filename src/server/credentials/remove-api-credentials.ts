import type { Caller } from '../core/caller.ts';
import { audit } from '../db/audit.ts';
import { notFound, requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { CredentialDeps } from './deps.ts';

/** Switches a channel off, even the last one. Its sales keep its name. */
export const removeApiCredentials = async (
  { db }: CredentialDeps,
  caller: Caller,
  { params }: Input<'removeApiCredentials'>,
): Promise<void> => {
  const id = requireId(params.id);
  await db.forReseller(caller.resellerId, async (tx) => {
    const [removed] = await tx<{ name: string; clientId: string }[]>`
      delete from channel where reseller_id = current_reseller() and type = 'API' and id = ${id}
      returning name, client_id`;
    if (!removed) throw notFound();
    await audit(tx, caller, 'remove-channel', id, removed);
  });
};
