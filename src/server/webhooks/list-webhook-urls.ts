import type { WebhookUrls } from '#contract/storefront/model/webhookUrls.ts';
import { webhookTypeOf } from '#domain/webhook.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { findWebhookUrl } from './addresses.ts';
import type { WebhookDeps } from './deps.ts';

/** The address for events of the type, if any. */
export const listWebhookUrls = async (
  { db }: WebhookDeps,
  { resellerId }: Caller,
  { params }: Input<'listWebhookUrls'>,
): Promise<WebhookUrls> => {
  const webhook = await db.forReseller(resellerId, (tx) => findWebhookUrl(tx, webhookTypeOf(params.type), null));
  return webhook ? [webhook] : [];
};
