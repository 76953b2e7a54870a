import type { Webhook } from '#contract/storefront/model/webhook.ts';
import type { Caller } from '../core/caller.ts';
import { requireSdkChannel } from '../credentials/index.ts';
import type { Input } from '../http/input.ts';
import { requireAddress, saveWebhook } from './addresses.ts';
import type { WebhookDeps } from './deps.ts';

/** Sets or replaces the address that verifies devices of this SDK key. */
export const setDeviceVerificationUrl = async (
  deps: WebhookDeps,
  caller: Caller,
  { headers, body }: Input<'setDeviceVerificationUrl'>,
): Promise<Webhook> => {
  const webhook = { type: 'SDK_ACTIVATION', url: await requireAddress(deps, caller, body.url) } as const;
  await deps.db.forReseller(caller.resellerId, async (tx) =>
    saveWebhook(tx, caller, webhook, await requireSdkChannel(tx, headers.sdkKey)),
  );
  return webhook;
};
