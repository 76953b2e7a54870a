import type { BulkTier } from '#domain/cart-price.ts';
import type { Queryable } from '../../db/connect.ts';

/** The tiers of the bulk discount, lowest first. */
export const findBulkTiers = (sql: Queryable): PromiseLike<BulkTier[]> =>
  sql<BulkTier[]>`select min_amount, rate_bps from bulk_discount order by min_amount`;
