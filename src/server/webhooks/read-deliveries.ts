// Deliveries as the reseller reads them, without the data of the events.
import type { WebhookAttempt } from '#contract/storefront/model/webhookAttempt.ts';
import type { WebhookAttemptFailure } from '#contract/storefront/model/webhookAttemptFailure.ts';
import type { WebhookDelivery } from '#contract/storefront/model/webhookDelivery.ts';
import { type ResellerWebhookType, webhookOutcome } from '#domain/webhook.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import type { TransactionSql } from '../db/connect.ts';

type AttemptRow = {
  at: Date;
  url: string;
  milliseconds: number;
  status: number | null;
  failure: WebhookAttemptFailure | null;
};

/** Null in every column while there is none. */
type LastAttemptRow = { [Name in keyof AttemptRow]: AttemptRow[Name] | null };

type DeliveryRow = {
  id: string;
  type: ResellerWebhookType;
  isTest: boolean;
  createdAt: Date;
  /** Where and when it is sent next; null when it waits for nothing. */
  nextUrl: string | null;
  dueAt: Date | null;
  attempts: number;
} & LastAttemptRow;

const toAttempt = ({ at, url, milliseconds, status, failure }: AttemptRow): WebhookAttempt => ({
  at: at.toISOString(),
  url,
  milliseconds,
  ...omitNullish({ status, failure }),
});

const hasAttempt = (row: LastAttemptRow): row is AttemptRow => row.at !== null;

const isDelivered = ({ status }: LastAttemptRow): boolean => status !== null && webhookOutcome(status) === 'delivered';

const stateOf = (row: DeliveryRow): WebhookDelivery['state'] => {
  if (row.dueAt) return 'PENDING';
  return isDelivered(row) ? 'DELIVERED' : 'FAILED';
};

const toDelivery = (row: DeliveryRow): WebhookDelivery => {
  const { id, type, isTest, createdAt, attempts } = row;
  return {
    id,
    type,
    isTest,
    url: row.url ?? row.nextUrl ?? '',
    createdAt: createdAt.toISOString(),
    state: stateOf(row),
    attempts,
    ...omitNullish({
      lastAttempt: hasAttempt(row) ? toAttempt(row) : null,
      nextAttemptAt: row.dueAt?.toISOString(),
    }),
  };
};

/** Selects deliveries, newest first: one by its id, or a page of them. */
type Wanted = { id?: string; type?: ResellerWebhookType | undefined; limit: number; offset: number };

export const readDeliveries = async (
  tx: TransactionSql,
  { id, type, limit, offset }: Wanted,
): Promise<WebhookDelivery[]> => {
  const rows = await tx<DeliveryRow[]>`
    select e.id, e.type, e.is_test, e.created_at, w.url as next_url, d.due_at,
      (select count(*) from webhook_attempt a where a.reseller_id = e.reseller_id and a.event_id = e.id)::integer as attempts,
      last.at, last.url, last.milliseconds, last.status, last.failure
    from event e
      left join webhook_delivery d on d.reseller_id = current_reseller() and d.event_id = e.id
      left join webhook w on w.reseller_id = current_reseller() and w.id = d.webhook_id
      left join lateral (
        select created_at as at, url, milliseconds, status, failure from webhook_attempt a
        where a.reseller_id = current_reseller() and a.event_id = e.id order by a.id desc limit 1) last on true
    where e.reseller_id = current_reseller() and e.has_delivery and (d.event_id is not null or last.at is not null)
      ${id === undefined ? tx`` : tx`and e.id = ${id}`} ${type === undefined ? tx`` : tx`and e.type = ${type}`}
    order by e.created_at desc, e.id desc limit ${limit} offset ${offset}`;
  return rows.map(toDelivery);
};

/** One delivery; undefined when there is none with this id. */
export const readDelivery = async (tx: TransactionSql, id: string): Promise<WebhookDelivery | undefined> => {
  const [delivery] = await readDeliveries(tx, { id, limit: 1, offset: 0 });
  return delivery;
};

/** The latest attempts of a delivery, up to the contract's limit. */
export const readAttempts = async (tx: TransactionSql, eventId: string): Promise<WebhookAttempt[]> => {
  const rows = await tx<AttemptRow[]>`
    select created_at as at, url, milliseconds, status, failure from webhook_attempt
    where reseller_id = current_reseller() and event_id = ${eventId} order by id desc limit 50`;
  return rows.map(toAttempt);
};
