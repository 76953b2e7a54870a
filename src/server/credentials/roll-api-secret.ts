import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { CredentialDeps } from './deps.ts';
import { readChannel } from './read-channel.ts';
import { rollSecret } from './roll-secret.ts';

/** Gives a channel a new secret. The previous one is accepted for as long as the call says (decision 35). */
export const rollApiSecret = async (
  { db, secret }: CredentialDeps,
  caller: Caller,
  { params, headers, body }: Input<'rollApiSecret'>,
): Promise<ApiChannel> => {
  const id = requireId(params.id);
  const call = toCall(caller, { headers, body: { ...body, ...params } });
  await withIdempotency(db, 'rollApiSecret', call, async (tx) => {
    await rollSecret(tx, secret, caller, { id, type: 'API' }, body);
    return { id };
  });
  return readChannel({ db, secret }, caller, id);
};
