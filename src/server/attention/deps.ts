import type { Database } from '../db/connect.ts';
import type { Orders } from '../supply/index.ts';

export type AttentionDeps = { db: Database; orders: Pick<Orders, 'retry'> };
