import type { AttentionItem } from '#contract/operator/model/attentionItem.ts';
import type { Sql } from '../../../db/connect.ts';
import { FAILING, givenUp } from '../undelivered.ts';
import { ITEMS_MAX, toItem } from './item.ts';

type Row = { id: string; resellerId: string; email: string; type: string; url: string; since: Date; events: number };

/** Receivers that have failed for a long time, or whose events were given up. */
export const findWebhooks = async (system: Sql): Promise<AttentionItem[]> => {
  const rows = await system<Row[]>`
    with undelivered as (
      select webhook_id, created_at as since from (${givenUp(system)}) given_up
      union all
      select webhook_id, queued_at from webhook_delivery
      where failures > 0 and queued_at < now() - ${FAILING}::interval
    ),
    receiver as (select webhook_id, min(since) as since, count(*) as events from undelivered group by webhook_id)
    select w.id, w.reseller_id, r.email, w.type, w.url, receiver.since, receiver.events
    from receiver join webhook w on w.id = receiver.webhook_id join reseller r on r.reseller_id = w.reseller_id
    order by receiver.since limit ${ITEMS_MAX}`;
  return rows.map(({ id, resellerId, email, type, url, since, events }) =>
    toItem('WEBHOOK', {
      reference: id,
      since,
      reseller: { id: resellerId, email },
      // Only the host of the address, because the rest may be a secret.
      facts: { name: type, host: new URL(url).host, count: events },
      actions: ['RESEND_EVENTS'],
    }),
  );
};
