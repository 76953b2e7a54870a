// How much the store lets anybody do in a period of time. Every limit there is stands here.
import type { AttemptLimit } from './http/attempts.ts';
import type { HeavyLimit } from './http/heavy-calls.ts';
import type { RequestLimit } from './http/request-limits.ts';

const minute = 60;

export type Limits = {
  signInsPerEmail: AttemptLimit;
  signInsPerAddress: AttemptLimit;
  registrationsPerAddress: AttemptLimit;
  /** Of a partner API client, from one address. */
  authenticationsPerClient: AttemptLimit;
  /** Addresses of webhooks that a reseller sets. */
  webhookSavesPerReseller: AttemptLimit;
  /** Requests of a signed-in reseller. */
  reseller: RequestLimit;
  /** Requests of a channel of the partner API. */
  channel: RequestLimit;
  /** Requests without valid credentials, from one address. */
  visitor: RequestLimit;
  /** Calls of one reseller that cost much, in each process. */
  heavy: HeavyLimit;
};

export const strictLimits: Limits = {
  signInsPerEmail: { allowed: 10, seconds: 15 * minute },
  signInsPerAddress: { allowed: 100, seconds: 15 * minute },
  registrationsPerAddress: { allowed: 60, seconds: 60 * minute },
  authenticationsPerClient: { allowed: 60, seconds: minute },
  webhookSavesPerReseller: { allowed: 60, seconds: minute },
  // 100 a second, as large APIs of this kind allow (reliability targets).
  reseller: { name: 'reseller', allowed: 6000, seconds: minute },
  channel: { name: 'channel', allowed: 6000, seconds: minute },
  visitor: { name: 'visitor', allowed: 1200, seconds: minute },
  heavy: { atOnce: 2, waiting: 10, seconds: 5 },
};

/** All visitors of a reference machine share one address, so a limit by address must not stop them. */
export const referenceLimits: Limits = {
  ...strictLimits,
  signInsPerAddress: { allowed: 10_000, seconds: 15 * minute },
  registrationsPerAddress: { allowed: 10_000, seconds: 60 * minute },
  visitor: { ...strictLimits.visitor, allowed: 60_000 },
};
