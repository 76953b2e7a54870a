import type { WebhookDelivery } from '#contract/storefront/model/webhookDelivery.ts';
import { type ResellerWebhookType, webhookTypeOf } from '#domain/webhook.ts';
import { type Caller, toCall } from '../core/caller.ts';
import { audit } from '../db/audit.ts';
import { withIdempotency } from '../db/idempotency.ts';
import { orNotFound } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { WebhookDeps } from './deps.ts';
import type { WebhookEvent } from './events.ts';
import { readDelivery } from './read-deliveries.ts';
import { requireSend, requireWebhook } from './require-webhook.ts';

/** An id that nothing has. */
const uid = '00000000-0000-0000-0000-000000000000';
const iccid = '0000000000000000000';

const examples: { [Type in ResellerWebhookType]: Extract<WebhookEvent, { type: Type }>['data'] } = {
  BALANCE_ALERT: { uid, remainingBytes: 104_857_600 },
  ESIM_STATUS: { uid, iccid, state: 'ENABLED' },
  CUSTOMER_REGISTRATION: { uid },
  COUNTRY_CHANGE: { uid, iccid, country: 'FR' },
  BALANCE_ACTIVATION: { uid },
};

/**
 * Queues an event that says it is a test, once for each idempotency key. It is delivered like all others, but tried
 * only once.
 */
export const sendTestEvent = async (
  deps: WebhookDeps,
  caller: Caller,
  { params, headers }: Input<'sendTestEvent'>,
): Promise<WebhookDelivery> => {
  const type = webhookTypeOf(params.type);
  await requireSend(deps, caller);
  // Kept as the answer, because the delivery itself is deleted if its address is removed before the attempt.
  return withIdempotency(deps.db, 'sendTestEvent', toCall(caller, { headers, body: { type } }), async (tx) => {
    await requireWebhook(tx, type);
    const [event] = await tx<{ id: string }[]>`
      insert into event (reseller_id, type, data, is_test)
      values (${caller.resellerId}, ${type}, ${tx.json({ ...examples[type] })}, true) returning id`;
    await audit(tx, caller, 'webhook-test', type);
    return { ...orNotFound(await readDelivery(tx, orNotFound(event).id)) };
  });
};
