// Where a reseller's events are sent to.
import type { DeviceVerificationUrl } from '#contract/storefront/model/deviceVerificationUrl.ts';
import type { Webhook } from '#contract/storefront/model/webhook.ts';
import type { WebhookPublicKey } from '#contract/storefront/model/webhookPublicKey.ts';
import type { WebhookUrls } from '#contract/storefront/model/webhookUrls.ts';
import type { WebhookUrlRequest } from '#contract/storefront/model/webhookUrlRequest.ts';
import { toWebAddress, type WebhookTypeForm, webhookTypeOf } from '#domain/webhook.ts';
import { audit } from '../db/audit.ts';
import type { Caller } from '../core/caller.ts';
import { requireSdkChannel } from '../credentials/index.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import { type AttemptLimit, requireAttempt } from '../rate-limits/attempt-limit.ts';
import { Problem } from '../core/problem.ts';
import { BlockedAddress, type Outward } from './outward.ts';
import { publicKeyOf } from './signing.ts';

export type WebhookDeps = {
  db: Database;
  secret: Buffer;
  outward: Outward;
  /** Whether an address may be http. */
  allowHttp: boolean;
  savesPerReseller: AttemptLimit;
};

const refuse = (reason: string): Problem => Problem.badField('body.url', reason);

/** A name that leads nowhere yet is accepted; what it leads to later is checked when something is sent. */
const requirePublic = async ({ outward }: WebhookDeps, host: string): Promise<void> => {
  await outward.resolve(host).catch((error: unknown) => {
    if (error instanceof BlockedAddress) throw refuse('Use an address in the public internet');
  });
};

/** The address as it is kept. Looking names up costs time, so it is limited how often a reseller may ask for it. */
const requireAddress = async (deps: WebhookDeps, { resellerId }: Caller, text: string): Promise<string> => {
  const address = toWebAddress(text);
  if (!address) throw refuse('Use an address such as https://example.com/events');
  if (address.protocol === 'http:' && !deps.allowHttp) throw refuse('Use https, so that nobody can listen in');
  const fault = deps.outward.portFault(address);
  if (fault) throw refuse(fault.message);
  await requireAttempt(deps.db.system, `webhook ${resellerId}`, deps.savesPerReseller);
  await requirePublic(deps, address.hostname);
  return address.href;
};

const save = async (tx: TransactionSql, caller: Caller, { type, url }: Webhook, channelId: string | null) => {
  await tx`
    insert into webhook (reseller_id, type, channel_id, url) values (${caller.resellerId}, ${type}, ${channelId}, ${url})
    on conflict (reseller_id, type, channel_id) do update set url = excluded.url`;
  await audit(tx, caller, 'webhook', type);
};

const remove = async (tx: TransactionSql, caller: Caller, type: Webhook['type'], channelId: string | null) => {
  const { count } = await tx`
    delete from webhook
    where reseller_id = current_reseller() and type = ${type} and channel_id is not distinct from ${channelId}`;
  if (count > 0) await audit(tx, caller, 'remove-webhook', type);
};

/** The address that events of the type go to, or nothing. */
export const listWebhookUrls = (
  { db }: WebhookDeps,
  { resellerId }: Caller,
  form: WebhookTypeForm,
): Promise<WebhookUrls> =>
  db.forReseller(
    resellerId,
    (tx) => tx<WebhookUrls>`
      select url from webhook where reseller_id = current_reseller() and type = ${webhookTypeOf(form)}`,
  );

/** Sets or replaces the address. What waits to be sent again goes to the new one. */
export const setWebhookUrl = async (
  deps: WebhookDeps,
  caller: Caller,
  form: WebhookTypeForm,
  body: WebhookUrlRequest,
): Promise<Webhook> => {
  const webhook = { type: webhookTypeOf(form), url: await requireAddress(deps, caller, body.url) };
  await deps.db.forReseller(caller.resellerId, (tx) => save(tx, caller, webhook, null));
  return webhook;
};

/** Removes the address and drops what was still to be sent. */
export const removeWebhookUrl = (deps: WebhookDeps, caller: Caller, form: WebhookTypeForm): Promise<void> =>
  deps.db.forReseller(caller.resellerId, (tx) => remove(tx, caller, webhookTypeOf(form), null));

/** The address that verifies devices of this SDK key; null before one was set. */
export const getDeviceVerificationUrl = ({ db }: WebhookDeps, { resellerId }: Caller, sdkKey: string) =>
  db.forReseller(resellerId, async (tx): Promise<DeviceVerificationUrl> => {
    const channelId = await requireSdkChannel(tx, sdkKey);
    const [webhook] = await tx<{ url: string }[]>`
      select url from webhook
      where reseller_id = current_reseller() and type = 'SDK_ACTIVATION' and channel_id = ${channelId}`;
    return { url: webhook?.url ?? null };
  });

export const setDeviceVerificationUrl = async (
  deps: WebhookDeps,
  caller: Caller,
  sdkKey: string,
  body: WebhookUrlRequest,
): Promise<Webhook> => {
  const webhook = { type: 'SDK_ACTIVATION', url: await requireAddress(deps, caller, body.url) } as const;
  await deps.db.forReseller(caller.resellerId, async (tx) =>
    save(tx, caller, webhook, await requireSdkChannel(tx, sdkKey)),
  );
  return webhook;
};

export const removeDeviceVerificationUrl = ({ db }: WebhookDeps, caller: Caller, sdkKey: string): Promise<void> =>
  db.forReseller(caller.resellerId, async (tx) =>
    remove(tx, caller, 'SDK_ACTIVATION', await requireSdkChannel(tx, sdkKey)),
  );

export const getWebhookPublicKey = ({ secret }: WebhookDeps, { resellerId }: Caller): WebhookPublicKey => ({
  publicKey: publicKeyOf(secret, resellerId),
});
