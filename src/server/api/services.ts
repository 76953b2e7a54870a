import type { Config } from '../settings/index.ts';
import type { Log } from '../core/log.ts';
import type { SignInCheck } from '../core/web-identity.ts';
import type { Database } from '../db/connect.ts';
import type { WebTokenVerifier } from '../http/web-tokens.ts';
import type { HeavyGate } from '../http/rate-limits/heavy-calls.ts';
import type { RequestLimiter } from '../http/rate-limits/request-limit.ts';

/** Dependencies that any module may be given. */
export type Services = {
  config: Config;
  /** The public address, without a trailing slash. */
  publicUrl: string;
  /** The port that this process listens on. */
  port: number;
  /** The database, as the system, for code that opens its own connections. */
  systemUrl: string;
  db: Database;
  log: Log;
  /** Counts the requests of each caller. */
  limitRequests: RequestLimiter;
  /** The slots for a reseller's heavy calls. */
  heavyPlaces: HeavyGate;
  /** Verifies the web app's bearer tokens. */
  verifyWebToken: WebTokenVerifier;
  /** Undefined with an external provider, which does not report sign-outs. */
  isSignedIn: SignInCheck | undefined;
};
