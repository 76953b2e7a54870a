import type { Database } from '../db/connect.ts';

export type LegalDeps = { db: Database; storeSlug: string };
