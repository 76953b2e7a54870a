import { fetch } from 'undici';
import { type WebhookOutcome, webhookOutcome } from '#domain/webhook.ts';
import { inSpan } from '../core/spans.ts';
import type { StoreSecret } from '../core/encryption.ts';
import type { WebhookEvent } from './events.ts';
import { type Failure, failureOf } from './failure.ts';
import { BlockedScheme, type Outward } from './outward.ts';
import { signaturesOf } from './signing.ts';

/** An event on its way to its receiver. */
export type Delivery = {
  eventId: string;
  resellerId: string;
  url: string;
  type: WebhookEvent['type'];
  data: WebhookEvent['data'];
  createdAt: Date;
  isTest: boolean;
  /** Failed tries. */
  failures: number;
};

export type Sender = { secret: StoreSecret; outward: Outward; settings: { allowHttp: boolean; timeoutMs: number } };

/** The outcome of a try: the status of the response, or why there was none; and how long it took. */
export type Tried = { outcome: WebhookOutcome; milliseconds: number } & ({ status: number } | { failure: Failure });

const millisecondsPerSecond = 1_000;

const bodyOf = ({ type, data, createdAt, isTest }: Delivery): string =>
  JSON.stringify({ type, timestamp: createdAt.toISOString(), ...(isTest && { test: true }), data });

const headersOf = (
  secret: StoreSecret,
  { eventId: id, resellerId }: Delivery,
  body: string,
): Record<string, string> => {
  const timestamp = Math.floor(Date.now() / millisecondsPerSecond);
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signaturesOf(secret, resellerId, { id, timestamp, body }),
  };
};

/** The status of the response. Rejects when there was none in time or the address is blocked. */
const post = async ({ secret, outward, settings }: Sender, delivery: Delivery): Promise<number> => {
  if (!settings.allowHttp && !delivery.url.startsWith('https://')) throw new BlockedScheme();
  const body = bodyOf(delivery);
  const { status, body: answer } = await fetch(delivery.url, {
    method: 'POST',
    headers: headersOf(secret, delivery, body),
    body,
    redirect: 'manual',
    dispatcher: outward.dispatcher,
    signal: AbortSignal.timeout(settings.timeoutMs),
  });
  // The body is not read, however long it is.
  await answer?.cancel();
  return status;
};

/** Makes one try. */
export const attempt = async (sender: Sender, delivery: Delivery): Promise<Tried> => {
  const start = performance.now();
  const took = () => ({ milliseconds: Math.round(performance.now() - start) });
  return inSpan({ name: `webhook ${delivery.type}`, kind: 'call' }, () => post(sender, delivery)).then(
    (status) => ({ outcome: webhookOutcome(status), status, ...took() }),
    (error: unknown) => ({ outcome: 'again', failure: failureOf(error), ...took() }),
  );
};
