import type { Database } from '../../db/connect.ts';

export type TodayDeps = { db: Database };
