import type { Log } from '../core/log.ts';
import type { Database } from '../db/connect.ts';
import type { TopUpWaits } from '../payments/index.ts';
import type { FindDisplayRates } from '../products/index.ts';
import type { AttemptLimit } from '../http/rate-limits/attempt-limit.ts';
import type { Orders } from '../supply/index.ts';
import type { ShareLinks } from './mappers.ts';

export type ActivationDeps = {
  db: Database;
  links: ShareLinks;
  findDisplayRates: FindDisplayRates;
  /** Gets new eSIM profiles from the supplier, when a sale found none. */
  ensureProfiles(): Promise<void>;
  orders: Pick<Orders, 'deliver' | 'withdraw'>;
  /** Lets a sale wait for the automatic top-up. */
  topUps: TopUpWaits;
  saleAttemptsEndedPerReseller: AttemptLimit;
  log: Log;
};
