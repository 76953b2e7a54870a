import type { Log } from '../core/log.ts';
import type { Database } from '../db/connect.ts';

export type StatementDeps = { db: Database; log: Log; storeName: string };
