import type { Database } from '../../db/connect.ts';

export type OperatorsDeps = { db: Database };
