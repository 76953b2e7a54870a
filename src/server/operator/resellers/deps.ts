import type { Log } from '../../core/log.ts';
import type { Database } from '../../db/connect.ts';
import type { StoreViews } from './store-views.ts';

export type ResellerDeps = {
  db: Database;
  log: Log;
  storeViews: StoreViews;
  /** In basis points: a higher discount, and one for the operator's own account, needs another operator. */
  confirmDiscountAbove: number;
};
