// What waits in the database to be done, and is tried again later when it fails: the one list that the metrics, the desk and
// docs/operate.md read (decision 61). A retry moves the time at which something is due, so how long it has waited counts
// from when it was put in.
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
  /** How many are not done yet, in SQL. */
  waiting: string;
  /** Since when the oldest has waited. */
  since: string;
  /** Since when the most overdue is due, where a row says when it is due: nobody has worked on it since then. */
  due?: string;
  /** From then on an operator should know. */
  lateAfter: string;
  /** By which of these the desk tells it. */
  attention: AttentionKind;
  /** Why the oldest waits, where that is kept. */
  reason?: string;
};

/** More are not counted one by one. */
const COUNTED_MOST = 100_000;

/** Each webhook has a lane of its own, so the first of each is looked up by the index. */
const firstOfLanes = `
  with recursive lane as (
    (select webhook_id, due_at from webhook_delivery order by webhook_id, due_at limit 1)
    union all
    select next.* from lane cross join lateral (
      select webhook_id, due_at from webhook_delivery
      where webhook_id > lane.webhook_id order by webhook_id, due_at limit 1) next)
  select min(due_at) from lane`;

/** Of a queue whose rows wait while this condition holds. */
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
    // What a supplier had of it is known once its list was read after every call of the order had had its time.
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
