import type { WebhookDeliveryDetail } from '#contract/storefront/model/webhookDeliveryDetail.ts';
import type { Caller } from '../core/caller.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { WebhookDeps } from './deps.ts';
import { readAttempts, readDelivery } from './read-deliveries.ts';

/** One delivery with its attempts. */
export const getWebhookDelivery = (
  { db }: WebhookDeps,
  { resellerId }: Caller,
  { params }: Input<'getWebhookDelivery'>,
): Promise<WebhookDeliveryDetail> =>
  db.forReseller(resellerId, async (tx) => {
    const delivery = orNotFound(await readDelivery(tx, requireId(params.id)));
    return { ...delivery, history: await readAttempts(tx, delivery.id) };
  });
