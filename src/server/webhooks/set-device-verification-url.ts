import type { Caller } from '../core/caller.ts';
import { requireSdkChannel } from '../credentials/index.ts';
import type { Input } from '../http/input.ts';
import { versioned } from '../http/versioned-reply.ts';
import { requireAddress, saveWebhook } from './addresses.ts';
import type { WebhookDeps } from './deps.ts';

/** Sets or replaces the address that verifies devices of this SDK key. */
export const setDeviceVerificationUrl = async (
  deps: WebhookDeps,
  caller: Caller,
  { headers, body }: Input<'setDeviceVerificationUrl'>,
) => {
  const webhook = { type: 'SDK_ACTIVATION', url: await requireAddress(deps, caller, body.url) } as const;
  return versioned(
    await deps.db.forReseller(caller.resellerId, async (tx) =>
      saveWebhook(tx, caller, webhook, {
        channelId: await requireSdkChannel(tx, headers.sdkKey),
        readBefore: headers,
      }),
    ),
  );
};
