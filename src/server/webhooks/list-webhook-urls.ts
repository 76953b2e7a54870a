import type { WebhookUrls } from '#contract/storefront/model/webhookUrls.ts';
import { webhookTypeOf } from '#domain/webhook.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { WebhookDeps } from './deps.ts';

/** The address for events of the type, if any. */
export const listWebhookUrls = (
  { db }: WebhookDeps,
  { resellerId }: Caller,
  { params }: Input<'listWebhookUrls'>,
): Promise<WebhookUrls> =>
  db.forReseller(
    resellerId,
    (tx) => tx<WebhookUrls>`
      select url from webhook where reseller_id = current_reseller() and type = ${webhookTypeOf(params.type)}`,
  );
