import type { Database } from '../db/connect.ts';
import type { ShareTokens } from './share-links.ts';

export type ProfileDeps = {
  db: Database;
  links: ShareTokens;
  /** Counts a reading of the link with this id, and rejects with 429 when it is one too many. */
  admitReading(linkId: string): Promise<unknown>;
};
