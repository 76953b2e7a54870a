import type { Log } from '../core/log.ts';
import type { Database } from '../db/connect.ts';

export type DeskPackageDeps = { db: Database; log: Log };
