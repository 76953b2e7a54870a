import type { WebhookDelivery } from '#contract/storefront/model/webhookDelivery.ts';
import type { ResellerWebhookType } from '#domain/webhook.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { audit } from '../db/audit.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { WebhookDeps } from './deps.ts';
import { readDelivery } from './read-deliveries.ts';
import { requireSend, requireWebhook } from './require-webhook.ts';

/**
 * Queues an event again under the same id, to the present address of its type. A call that is repeated with its
 * idempotency key queues it once.
 */
export const resendWebhookDelivery = async (
  deps: WebhookDeps,
  caller: Caller,
  { params, headers }: Input<'resendWebhookDelivery'>,
): Promise<WebhookDelivery> => {
  const id = requireId(params.id);
  await requireSend(deps, caller);
  await withIdempotency(deps.db, 'resendWebhookDelivery', toCall(caller, { headers, body: { id } }), async (tx) => {
    // An erasure waits until this has committed, and removes the delivery with its event.
    const [event] = await tx<{ type: ResellerWebhookType }[]>`
      select type from event where reseller_id = current_reseller() and id = ${id} and has_delivery for key share`;
    const webhookId = await requireWebhook(tx, orNotFound(event).type);
    await tx`
      insert into webhook_delivery (event_id, reseller_id, webhook_id) values (${id}, ${caller.resellerId}, ${webhookId})
      on conflict (event_id) do update set due_at = now()`;
    await audit(tx, caller, 'webhook-resend', id);
    return { id };
  });
  return deps.db.forReseller(caller.resellerId, async (tx) => orNotFound(await readDelivery(tx, id)));
};
