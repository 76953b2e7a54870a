import type { ResellerWebhookType } from '#domain/webhook.ts';
import type { Caller } from '../core/caller.ts';
import { Problem } from '../core/problem.ts';
import type { TransactionSql } from '../db/connect.ts';
import { requireAttempt } from '../http/rate-limits/attempt-limit.ts';
import type { WebhookDeps } from './deps.ts';

/** Counts what a reseller has sent by hand: each is a request to a server that may not be the reseller's. */
export const requireSend = (deps: WebhookDeps, { resellerId }: Caller): Promise<void> =>
  requireAttempt(deps.db.system, { name: 'webhook-send', of: resellerId }, deps.webhookSendsPerReseller);

/** The webhook of this type, kept from being removed until the transaction ends. */
export const requireWebhook = async (tx: TransactionSql, type: ResellerWebhookType): Promise<string> => {
  const [webhook] = await tx<{ id: string }[]>`
    select id from webhook where reseller_id = current_reseller() and type = ${type} for key share`;
  if (!webhook) throw new Problem('no_webhook_address', 'Events of this type have no address. Set one first.');
  return webhook.id;
};
