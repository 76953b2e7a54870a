import type { Database } from '../db/connect.ts';

export type DeskLegalDeps = { db: Database };
