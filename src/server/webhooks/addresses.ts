// Checks, sets and removes the addresses that events are sent to.
import type { FieldErrorCode } from '#contract/storefront/model/fieldErrorCode.ts';
import type { Webhook } from '#contract/storefront/model/webhook.ts';
import { toWebAddress } from '#domain/webhook.ts';
import type { Caller } from '../core/caller.ts';
import { Problem, type ProblemValues } from '../core/problem.ts';
import { webAddressProblem } from '../core/read-fields.ts';
import { requireStillUnset, requireUnchanged, versionOf } from '../core/record-version.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import { lockReseller } from '../db/lock-reseller.ts';
import { requireAttempt } from '../http/rate-limits/attempt-limit.ts';
import type { WebhookDeps } from './deps.ts';
import { BlockedAddress } from './outward.ts';

const refuse = (code: FieldErrorCode, message: string, values?: ProblemValues): Problem =>
  Problem.badField('body.url', code, message, values);

/** A name that does not resolve yet is accepted; its addresses are checked when an event is sent. */
const requirePublic = async ({ outward }: WebhookDeps, host: string): Promise<void> => {
  await outward.resolve(host).catch((error: unknown) => {
    if (error instanceof BlockedAddress)
      throw refuse('address_not_public', 'Use an address on the public internet, not in a private network');
  });
};

/** The normalised address. Resolving names takes time, so the number of requests by a reseller is limited. */
export const requireAddress = async (deps: WebhookDeps, { resellerId }: Caller, text: string): Promise<string> => {
  const address = toWebAddress(text);
  if (!address) throw refuse('address_invalid', webAddressProblem(text));
  if (address.protocol === 'http:' && !deps.allowHttpWebhooks)
    throw refuse('address_not_https', 'Use https, so that nobody can listen in');
  const fault = deps.outward.portFault(address);
  if (fault) throw refuse('port_blocked', fault.message, { ports: fault.ports.join(', ') });
  await requireAttempt(deps.db.system, { name: 'webhook-save', of: resellerId }, deps.webhookSavesPerReseller);
  await requirePublic(deps, address.hostname);
  return address.href;
};

type WebhookUrlOf = { url: string; version: string };

/** The address of this type, for one SDK channel or for all sales; undefined where none is set. */
export const findWebhookUrl = async (
  tx: TransactionSql,
  type: Webhook['type'],
  channelId: string | null,
): Promise<WebhookUrlOf | undefined> => {
  const [row] = await tx<{ url: string }[]>`
    select url from webhook
    where reseller_id = current_reseller() and type = ${type} and channel_id is not distinct from ${channelId}`;
  return row && { url: row.url, version: versionOf(row.url) };
};

/** Which address the caller has read, if the call says so. */
type ReadBefore = { 'If-Match'?: string | undefined; 'If-None-Match'?: '*' | undefined };

/** Sets the address of this type, for one SDK channel or for all sales, unless it was changed since it was read. */
export const saveWebhook = async (
  tx: TransactionSql,
  caller: Caller,
  { type, url }: Webhook,
  { channelId, readBefore }: { channelId: string | null; readBefore: ReadBefore },
): Promise<Webhook> => {
  await lockReseller(tx);
  const former = await findWebhookUrl(tx, type, channelId);
  const saved = { type, url, version: versionOf(url) };
  requireUnchanged(readBefore['If-Match'], former ?? {}, saved);
  requireStillUnset(readBefore['If-None-Match'], former ?? {}, saved);
  await tx`
    insert into webhook (reseller_id, type, channel_id, url) values (${caller.resellerId}, ${type}, ${channelId}, ${url})
    on conflict (reseller_id, type, channel_id) do update set url = excluded.url`;
  await audit(tx, caller, 'webhook', type);
  return saved;
};

export const removeWebhook = async (
  tx: TransactionSql,
  caller: Caller,
  type: Webhook['type'],
  channelId: string | null,
) => {
  const { count } = await tx`
    delete from webhook
    where reseller_id = current_reseller() and type = ${type} and channel_id is not distinct from ${channelId}`;
  if (count > 0) await audit(tx, caller, 'remove-webhook', type);
};
