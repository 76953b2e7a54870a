import type { Sql } from '../../db/connect.ts';
import type { AttemptLimit } from '../../http/rate-limits/attempt-limit.ts';
import type { PartnerAccess } from './partner-tokens.ts';

export type AuthenticationDeps = {
  db: { system: Sql };
  access: PartnerAccess;
  /** How often a client may ask for a token, from one address. */
  authenticationsPerClient: AttemptLimit;
};
