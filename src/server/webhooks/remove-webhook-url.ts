import { webhookTypeOf } from '#domain/webhook.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { removeWebhook } from './addresses.ts';
import type { WebhookDeps } from './deps.ts';

/** Removes the address and drops its pending deliveries. */
export const removeWebhookUrl = (
  { db }: WebhookDeps,
  caller: Caller,
  { params }: Input<'removeWebhookUrl'>,
): Promise<void> =>
  db.forReseller(caller.resellerId, (tx) => removeWebhook(tx, caller, webhookTypeOf(params.type), null));
