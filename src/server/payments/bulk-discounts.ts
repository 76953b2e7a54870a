import type { BulkDiscounts } from '#contract/storefront/model/bulkDiscounts.ts';
import { toRate } from '#domain/money.ts';
import type { Caller } from '../core/caller.ts';
import type { Queryable } from '../db/connect.ts';
import type { PaymentDeps } from './deps.ts';
import type { BulkTier } from '#domain/cart-price.ts';

/** The steps of the bulk discount, lowest first. */
export const findBulkTiers = (sql: Queryable): PromiseLike<BulkTier[]> =>
  sql<BulkTier[]>`select min_amount, rate_bps from bulk_discount order by min_amount`;

export const listBulkDiscounts = async (
  { db }: Pick<PaymentDeps, 'db'>,
  { resellerId }: Caller,
): Promise<BulkDiscounts> => {
  const tiers = await db.forReseller(resellerId, async (tx) => findBulkTiers(tx));
  return tiers.map(({ minAmount, rateBps }) => ({ minAmount, discountRate: toRate(rateBps) }));
};
