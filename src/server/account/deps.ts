import type { Database } from '../db/connect.ts';

export type AccountDeps = { db: Database; storeName: string; storeSlug: string };
