import type { Database } from '../../db/connect.ts';
import type { StoreViews } from './store-views.ts';

export type ResellerDeps = {
  db: Database;
  storeViews: StoreViews;
  /** In basis points: a higher discount, and one of the operator's own account, is confirmed by another operator. */
  confirmDiscountAbove: number;
};
