import type { Config } from '../config.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/connect.ts';
import type { WebTokenVerifier } from '../http/web-tokens.ts';
import type { HeavyGate } from '../rate-limits/heavy-calls.ts';
import type { RequestLimiter } from '../rate-limits/request-limit.ts';

/** What every module may be given. */
export type Services = {
  config: Config;
  /** The public address, without a trailing slash. */
  publicUrl: string;
  /** The port that this process listens on. */
  port: number;
  /** The database, as the system: for what connects by itself. */
  systemUrl: string;
  db: Database;
  log: Log;
  /** Counts the requests of each caller. */
  limitRequests: RequestLimiter;
  /** Where the heavy calls of a reseller have their places. */
  heavyPlaces: HeavyGate;
  /** Judges the web app's bearer tokens. */
  verifyWebToken: WebTokenVerifier;
};
