// Everything in the database that waits to be done and is tried again later when it fails: the one list that the
// metrics, the desk and docs/operate.md read (decision 61). A retry moves the time at which something is due, so the
// waiting time is counted from when it was put in.
import type { AttentionKind } from '#contract/operator/model/attentionKind.ts';

export type QueueName =
  | 'jobs'
  | 'mail'
  | 'webhooks'
  | 'supply-orders'
  | 'given-up-orders'
  | 'payments'
  | 'refunds'
  | 'auto-top-ups'
  | 'removed-cards';

/** Each query is one value, from an index or a small table. */
export type QueueSource = {
  name: QueueName;
  /** The table that holds it. */
  table: string;
  /** The condition for rows that are not done yet, in SQL. */
  waiting: string;
  /** Since when the oldest row has waited. */
  since: string;
  /** Since when the most overdue row is due, where rows have such a time: nobody has worked on it since then. */
  due?: string;
  /** An operator should know from then on. */
  lateAfter: string;
  /** The kind under which the desk lists it. */
  attention: AttentionKind;
  /** Why the oldest row waits, where that is recorded. */
  reason?: string;
};

/** More rows are not counted one by one. */
const COUNTED_MOST = 100_000;

/** Each webhook has its own lane, so the index gives the first row of each. */
const firstOfLanes = `
  with recursive lane as (
    (select webhook_id, due_at from webhook_delivery order by webhook_id, due_at limit 1)
    union all
    select next.* from lane cross join lateral (
      select webhook_id, due_at from webhook_delivery
      where webhook_id > lane.webhook_id order by webhook_id, due_at limit 1) next)
  select min(due_at) from lane`;

/** The fields of a queue whose rows wait while this condition holds. */
const rowsOf = (table: string, condition: string, since: string, due?: string) => ({
  table,
  waiting: `select count(*) from ${table} where ${condition}`,
  since: `select min(${since}) from ${table} where ${condition}`,
  ...(due !== undefined && { due: `select min(${due}) from ${table} where ${condition}` }),
});

export const queues: readonly QueueSource[] = [
  {
    name: 'jobs',
    ...rowsOf('pgboss.job', `state < 'active' and name <> 'dead-letter'`, 'created_on', 'start_after'),
    lateAfter: '15 minutes',
    attention: 'QUEUE',
  },
  {
    name: 'mail',
    ...rowsOf('mail', 'due_at is not null', 'created_at', 'due_at'),
    lateAfter: '15 minutes',
    attention: 'MAIL',
    reason: 'select reply from mail where due_at is not null and reply is not null order by created_at limit 1',
  },
  {
    name: 'webhooks',
    table: 'webhook_delivery',
    waiting: `select count(*) from (select from webhook_delivery limit ${COUNTED_MOST}) counted`,
    since: 'select min(queued_at) from webhook_delivery',
    due: firstOfLanes,
    lateAfter: '1 day',
    attention: 'WEBHOOK',
  },
  {
    name: 'supply-orders',
    ...rowsOf('supply_order', 'due_at is not null', 'created_at', 'due_at'),
    lateAfter: '10 minutes',
    attention: 'ORDER',
  },
  {
    // What a supplier had of an order is known once its list was read after every call of the order had had its time.
    name: 'given-up-orders',
    ...rowsOf('order_give_up', 'due_at is not null', 'refunded_at', 'due_at'),
    lateAfter: '1 day',
    attention: 'QUEUE',
  },
  {
    // A page of the provider may be open for a day.
    name: 'payments',
    ...rowsOf(
      'payment',
      `status = 'PENDING' and payment_url is not null and provider_reference is not null`,
      'created_at',
    ),
    lateAfter: '1 day',
    attention: 'PAYMENT',
  },
  {
    name: 'refunds',
    ...rowsOf('payment_refund', 'due_at is not null', 'begun_at', 'due_at'),
    lateAfter: '10 minutes',
    attention: 'REFUND',
  },
  {
    name: 'auto-top-ups',
    ...rowsOf('auto_top_up', 'due_at is not null', 'waiting_since', 'due_at'),
    lateAfter: '15 minutes',
    attention: 'QUEUE',
  },
  {
    name: 'removed-cards',
    ...rowsOf('removed_card', 'true', 'removed_at'),
    lateAfter: '1 day',
    attention: 'QUEUE',
  },
];
