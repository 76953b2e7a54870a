import type { Database } from '../db/connect.ts';
import type { StoreViews } from './store-views.ts';

export type ResellerDeps = { db: Database; storeViews: StoreViews };
