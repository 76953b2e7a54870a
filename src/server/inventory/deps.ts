import type { Database } from '../db/connect.ts';

export type InventoryDeps = { db: Database; storeName: string };
