import type { Database } from '../db/connect.ts';

export type ResellerDeps = { db: Database };
