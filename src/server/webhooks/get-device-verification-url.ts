import type { DeviceVerificationUrl } from '#contract/storefront/model/deviceVerificationUrl.ts';
import type { Caller } from '../core/caller.ts';
import { requireSdkChannel } from '../credentials/index.ts';
import type { Input } from '../http/input.ts';
import type { WebhookDeps } from './deps.ts';

/** The address that verifies devices of this SDK key; null before it was set. */
export const getDeviceVerificationUrl = (
  { db }: WebhookDeps,
  { resellerId }: Caller,
  { headers }: Input<'getDeviceVerificationUrl'>,
): Promise<DeviceVerificationUrl> =>
  db.forReseller(resellerId, async (tx) => {
    const channelId = await requireSdkChannel(tx, headers.sdkKey);
    const [webhook] = await tx<{ url: string }[]>`
      select url from webhook
      where reseller_id = current_reseller() and type = 'SDK_ACTIVATION' and channel_id = ${channelId}`;
    return { url: webhook?.url ?? null };
  });
