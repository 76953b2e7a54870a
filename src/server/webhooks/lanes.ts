// Deliveries as rows. Every webhook is a lane: one process at a time delivers there, one event at a time, so a slow
// receiver takes only one slot. A lane is leased; the lease of a process that died expires (decision 14).
import type { Queryable } from '../db/connect.ts';
import type { Delivery, Tried } from './attempt.ts';
import { kindOf } from './failure.ts';

/**
 * Leases up to this many free lanes with a due delivery, for this many seconds. It goes from lane to lane along the
 * index, so its cost depends on the number of waiting lanes, not of waiting deliveries.
 */
export const takeLanes = async (sql: Queryable, limit: number, lease: number): Promise<string[]> => {
  const rows = await sql<{ id: string }[]>`
    with recursive lane as (
      (select webhook_id, due_at from webhook_delivery order by webhook_id, due_at limit 1)
      union all
      select next.* from lane cross join lateral (
        select webhook_id, due_at from webhook_delivery
        where webhook_id > lane.webhook_id order by webhook_id, due_at limit 1) next)
    update webhook set busy_until = now() + make_interval(secs => ${lease})
    where id in (
      select w.id from lane join webhook w on w.id = lane.webhook_id
      where lane.due_at <= now() and w.busy_until < now()
      order by lane.due_at limit ${limit} for update of w skip locked)
    returning id`;
  return rows.map(({ id }) => id);
};

/** The next due event of a lane. */
export const nextDelivery = async (sql: Queryable, lane: string): Promise<Delivery | undefined> => {
  const [delivery] = await sql<Delivery[]>`
    select e.id as event_id, e.reseller_id, e.type, e.data, e.created_at, e.is_test, w.url, first.failures
    from webhook w
      cross join lateral (
        select event_id, failures from webhook_delivery
        where webhook_id = w.id and reseller_id = w.reseller_id and due_at <= now() order by due_at limit 1) first
      join event e on e.id = first.event_id and e.reseller_id = w.reseller_id
    where w.id = ${lane}`;
  return delivery;
};

export const giveBack = (sql: Queryable, lane: string) =>
  sql`update webhook set busy_until = '-infinity' where id = ${lane}`.execute();

/**
 * Records an attempt, as part of the statement that applies its outcome. An event that was erased in between gets none.
 * The outcome waits for it: whatever changes deliveries locks the event first, so that no two wait for each other.
 */
const recorded = (sql: Queryable, { eventId, url }: Delivery, tried: Tried) => sql`
  attempt as (
    insert into webhook_attempt (reseller_id, event_id, url, status, failure, milliseconds)
    select reseller_id, id, ${url}, ${'status' in tried ? tried.status : null},
      ${'failure' in tried ? kindOf(tried.failure) : null}, ${tried.milliseconds}
    from event where id = ${eventId} for key share
    returning event_id)`;

/** The event was received, or is given up. */
export const finish = (sql: Queryable, delivery: Delivery, tried: Tried) =>
  sql`
    with ${recorded(sql, delivery, tried)}
    delete from webhook_delivery where event_id = ${delivery.eventId} and exists (select from attempt)`.execute();

export const putOff = (sql: Queryable, delivery: Delivery, tried: Tried, seconds: number) =>
  sql`
    with ${recorded(sql, delivery, tried)}
    update webhook_delivery set failures = failures + 1, due_at = now() + make_interval(secs => ${seconds})
    where event_id = ${delivery.eventId} and exists (select from attempt)`.execute();

/**
 * The receiver wants no more events: removes the address and its deliveries, unless the address was replaced in
 * between.
 */
export const removeReceiver = (sql: Queryable, lane: string, delivery: Delivery, tried: Tried) =>
  sql`
    with ${recorded(sql, delivery, tried)},
      removed as (delete from webhook where id = ${lane} and url = ${delivery.url} returning reseller_id)
    insert into audit_entry (reseller_id, actor, action, reference)
    select ${delivery.resellerId}, 'receiver', 'remove-webhook', ${delivery.type} from removed`.execute();
