import type { Database } from '../db/connect.ts';

export type EsimDeps = { db: Database };
