import { WEBHOOK_RETRY_DELAYS_S, WEBHOOK_TIMEOUT_MS } from '#domain/webhook.ts';
import type { OutwardSettings } from './outward.ts';

export type WebhookSettings = OutwardSettings & {
  /** Seconds to wait after each failed try; after the last the event is given up. */
  retryDelays: readonly number[];
  /** Time limit for one try. */
  timeoutMs: number;
  /** The lease of a lane, after which its process counts as dead: longer than a turn and one try. */
  leaseSeconds: number;
};

export const strictWebhookSettings: WebhookSettings = {
  allowHttp: false,
  // The ports of web servers, so that an address cannot reach any other service of a receiver's machine.
  ports: [443, 8443],
  hosts: {},
  reachable: [],
  retryDelays: WEBHOOK_RETRY_DELAYS_S,
  timeoutMs: WEBHOOK_TIMEOUT_MS,
  leaseSeconds: 30,
};

/** For a developer's own machine: a receiver without a certificate, on any port. */
export const referenceWebhookSettings: WebhookSettings = { ...strictWebhookSettings, allowHttp: true, ports: null };
