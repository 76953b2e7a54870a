import type { Database } from '../db/connect.ts';

export type ProductDeps = { db: Database };
