import type { Caller } from '../core/caller.ts';
import { requireSdkChannel } from '../credentials/index.ts';
import type { Input } from '../http/input.ts';
import { removeWebhook } from './addresses.ts';
import type { WebhookDeps } from './deps.ts';

/** Removes the address that verifies devices of this SDK key. */
export const removeDeviceVerificationUrl = (
  { db }: WebhookDeps,
  caller: Caller,
  { headers }: Input<'removeDeviceVerificationUrl'>,
): Promise<void> =>
  db.forReseller(caller.resellerId, async (tx) =>
    removeWebhook(tx, caller, 'SDK_ACTIVATION', await requireSdkChannel(tx, headers.sdkKey)),
  );
