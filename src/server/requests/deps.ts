import type { Database } from '../db/connect.ts';
import type { AttemptLimit } from '../http/rate-limits/attempt-limit.ts';

export type RequestDeps = {
  db: Database;
  /** How many requests a reseller sends in how many seconds. */
  requestsPerReseller: AttemptLimit;
};
