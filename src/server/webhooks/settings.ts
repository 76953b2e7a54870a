import { WEBHOOK_RETRY_DELAYS_S, WEBHOOK_TIMEOUT_MS } from '#domain/webhook.ts';
import type { OutwardSettings } from './outward.ts';

export type WebhookSettings = OutwardSettings & {
  /** Seconds to wait after each failed try; after the last the event is given up. */
  retryDelays: readonly number[];
  /** For one try. */
  timeoutMs: number;
  /** For how long a process may deliver on a lane before it is taken for dead: more than a turn and one try. */
  leaseSeconds: number;
};

export const strictWebhookSettings: WebhookSettings = {
  allowHttp: false,
  // The ports of web servers: an address must not be a way to talk to anything else that a receiver's machine runs.
  ports: [443, 8443],
  hosts: {},
  reachable: [],
  retryDelays: WEBHOOK_RETRY_DELAYS_S,
  timeoutMs: WEBHOOK_TIMEOUT_MS,
  leaseSeconds: 30,
};

/** On one's own machine a receiver without a certificate is good enough, on any port. */
export const referenceWebhookSettings: WebhookSettings = { ...strictWebhookSettings, allowHttp: true, ports: null };
