import { webhookTypeOf } from '#domain/webhook.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { versioned } from '../http/versioned-reply.ts';
import { requireAddress, saveWebhook } from './addresses.ts';
import type { WebhookDeps } from './deps.ts';

/** Sets or replaces the address. Pending deliveries go to the new one. */
export const setWebhookUrl = async (
  deps: WebhookDeps,
  caller: Caller,
  { params, headers, body }: Input<'setWebhookUrl'>,
) => {
  const webhook = { type: webhookTypeOf(params.type), url: await requireAddress(deps, caller, body.url) };
  return versioned(
    await deps.db.forReseller(caller.resellerId, (tx) =>
      saveWebhook(tx, caller, webhook, { channelId: null, readBefore: headers }),
    ),
  );
};
