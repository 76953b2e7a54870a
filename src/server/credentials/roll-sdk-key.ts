import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { orNotFound } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { CredentialDeps } from './deps.ts';
import { requireSdkChannel } from './require-sdk-channel.ts';
import { rollSecret } from './roll-secret.ts';
import { findSdkChannels, toSdkChannel } from './sdk-channel.ts';

/** Gives the SDK channel of this key another key. */
export const rollSdkKey = async (
  { db, secret }: CredentialDeps,
  caller: Caller,
  { headers, body }: Input<'rollSdkKey'>,
): Promise<SdkChannel> => {
  const call = toCall(caller, { headers, body: { ...body, sdkKey: headers.sdkKey } });
  const { id } = await withIdempotency<{ id: string }>(db, 'rollSdkKey', call, async (tx) => {
    const channelId = await requireSdkChannel(tx, headers.sdkKey);
    await rollSecret(tx, secret, caller, { id: channelId, type: 'SDK' }, body);
    return { id: channelId };
  });
  const [row] = await db.forReseller(caller.resellerId, (tx) => findSdkChannels(tx, id));
  return toSdkChannel(secret, orNotFound(row));
};
