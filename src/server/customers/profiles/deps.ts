import type { Database } from '../../db/connect.ts';
import type { ShareTokens } from './share-links.ts';

export type ProfileDeps = {
  db: Database;
  links: ShareTokens;
  storeName: string;
  publicUrl: string;
  /** Counts a reading of the link with this id, and rejects with 429 above the limit. */
  admitReading(linkId: string): Promise<unknown>;
};
