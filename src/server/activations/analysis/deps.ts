import type { Database } from '../../db/connect.ts';

export type AnalysisDeps = { db: Database };
