import type { Database } from '../../db/connect.ts';

export type OperatorLegalDeps = { db: Database };
