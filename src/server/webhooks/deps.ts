import type { StoreSecret } from '../core/encryption.ts';
import type { Database } from '../db/connect.ts';
import type { AttemptLimit } from '../http/rate-limits/attempt-limit.ts';
import type { Outward } from './outward.ts';

export type WebhookDeps = {
  db: Database;
  secret: StoreSecret;
  outward: Outward;
  /** Whether the address of a webhook may be http. */
  allowHttpWebhooks: boolean;
  webhookSavesPerReseller: AttemptLimit;
  webhookSendsPerReseller: AttemptLimit;
};
