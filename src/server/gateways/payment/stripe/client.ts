import { setTimeout as delay } from 'node:timers/promises';
import Stripe from 'stripe';
import type { StripeSettings } from './settings.ts';

/**
 * Stripe's client repeats a call once, after a failure that may be repeated. Both tries together stay below our limit.
 */
const RETRIES = 1;
const SHARE_OF_TRY = 0.45;

const DEFAULT_WAIT_SECONDS = 1;
/** Callers that were refused together must not come back at the same moment. */
const SPREAD_MS = 500;

export const createClient = ({ secretKey, address }: StripeSettings, timeoutMs: number): Stripe =>
  new Stripe(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: Math.ceil(timeoutMs * SHARE_OF_TRY),
    telemetry: false,
    ...(address && {
      protocol: address.protocol === 'https:' ? 'https' : 'http',
      host: address.hostname,
      port: address.port,
    }),
  });

const waitMs = ({ headers }: Stripe.errors.StripeError): number => {
  const seconds = Number(headers?.['retry-after'] ?? DEFAULT_WAIT_SECONDS);
  return (Number.isFinite(seconds) ? seconds : DEFAULT_WAIT_SECONDS) * 1000 + Math.random() * SPREAD_MS;
};

/**
 * Repeats a call that was refused because there were too many, at the time that Stripe names, until the caller no
 * longer waits.
 */
export const whenAdmitted = async <Answer>(signal: AbortSignal, call: () => Promise<Answer>): Promise<Answer> => {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeRateLimitError)) throw error;
      await delay(waitMs(error), undefined, { signal });
    }
  }
};
