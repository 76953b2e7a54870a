import type { BalanceActivationEvent } from '#contract/partner/model/balanceActivationEvent.ts';
import type { BalanceAlertEvent } from '#contract/partner/model/balanceAlertEvent.ts';
import type { CountryChangeEvent } from '#contract/partner/model/countryChangeEvent.ts';
import type { CustomerRegistrationEvent } from '#contract/partner/model/customerRegistrationEvent.ts';
import type { EsimStatusEvent } from '#contract/partner/model/esimStatusEvent.ts';
import type { TransactionSql } from '../db/connect.ts';

/** The payload of a delivery, as in the partner document's webhooks. */
export type WebhookEvent =
  | BalanceAlertEvent
  | EsimStatusEvent
  | CustomerRegistrationEvent
  | CountryChangeEvent
  | BalanceActivationEvent;

type Happened<Event> = Event extends WebhookEvent ? Omit<Event, 'timestamp'> : never;

/** Records an event in the transaction that causes it; it is delivered once that commits. */
export const recordEvent = async (
  tx: TransactionSql,
  resellerId: string,
  { type, data }: Happened<WebhookEvent>,
): Promise<void> => {
  await tx`insert into event (reseller_id, type, data) values (${resellerId}, ${type}, ${tx.json({ ...data })})`;
};
