import type { WebhookDeliveries } from '#contract/storefront/model/webhookDeliveries.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { WebhookDeps } from './deps.ts';
import { readDeliveries } from './read-deliveries.ts';

/** A page of the deliveries, newest first. */
export const listWebhookDeliveries = async (
  { db }: WebhookDeps,
  { resellerId }: Caller,
  { query }: Input<'listWebhookDeliveries'>,
): Promise<WebhookDeliveries> => {
  const { type, page_size: size, page_index: index } = query;
  // One more than the page shows whether there is a next page.
  const rows = await db.forReseller(resellerId, (tx) =>
    readDeliveries(tx, { type, limit: size + 1, offset: size * index }),
  );
  return { items: rows.slice(0, size), hasMore: rows.length > size };
};
