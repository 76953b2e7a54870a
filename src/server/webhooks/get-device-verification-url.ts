import type { DeviceVerificationUrl } from '#contract/storefront/model/deviceVerificationUrl.ts';
import type { Caller } from '../core/caller.ts';
import { requireSdkChannel } from '../credentials/index.ts';
import type { Input } from '../http/input.ts';
import { findWebhookUrl } from './addresses.ts';
import type { WebhookDeps } from './deps.ts';

/** The address that verifies devices of this SDK key; null before it was set. */
export const getDeviceVerificationUrl = (
  { db }: WebhookDeps,
  { resellerId }: Caller,
  { headers }: Input<'getDeviceVerificationUrl'>,
): Promise<DeviceVerificationUrl> =>
  db.forReseller(resellerId, async (tx) => {
    const channelId = await requireSdkChannel(tx, headers.sdkKey);
    return (await findWebhookUrl(tx, 'SDK_ACTIVATION', channelId)) ?? { url: null };
  });
