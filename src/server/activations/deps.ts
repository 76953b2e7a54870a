import type { Log } from '../core/log.ts';
import type { Database } from '../db/connect.ts';
import type { ShareLinks } from './mappers.ts';

export type ActivationDeps = {
  db: Database;
  links: ShareLinks;
  /** Gets new eSIM profiles from the supplier, when a sale found none. */
  ensureProfiles(): Promise<void>;
  log: Log;
};
