import type { Webhook } from '#contract/storefront/model/webhook.ts';
import { webhookTypeOf } from '#domain/webhook.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { requireAddress, saveWebhook } from './addresses.ts';
import type { WebhookDeps } from './deps.ts';

/** Sets or replaces the address. Pending deliveries go to the new one. */
export const setWebhookUrl = async (
  deps: WebhookDeps,
  caller: Caller,
  { params, body }: Input<'setWebhookUrl'>,
): Promise<Webhook> => {
  const webhook = { type: webhookTypeOf(params.type), url: await requireAddress(deps, caller, body.url) };
  await deps.db.forReseller(caller.resellerId, (tx) => saveWebhook(tx, caller, webhook, null));
  return webhook;
};
