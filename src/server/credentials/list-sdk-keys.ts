import type { SdkChannels } from '#contract/storefront/model/sdkChannels.ts';
import type { Caller } from '../core/caller.ts';
import type { CredentialDeps } from './deps.ts';
import { findSdkChannels, toSdkChannel } from './sdk-channel.ts';

/** The SDK channels, oldest first. */
export const listSdkKeys = async ({ db, secret }: CredentialDeps, { resellerId }: Caller): Promise<SdkChannels> => {
  const rows = await db.forReseller(resellerId, (tx) => findSdkChannels(tx));
  return rows.map((row) => toSdkChannel(secret, row));
};
