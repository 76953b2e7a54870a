import type { Database } from '../../db/connect.ts';

export type CreditDeps = { db: Database };
