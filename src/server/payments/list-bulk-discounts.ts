import type { BulkDiscounts } from '#contract/storefront/model/bulkDiscounts.ts';
import { toRate } from '#domain/money.ts';
import type { Caller } from '../core/caller.ts';
import type { PaymentDeps } from './deps.ts';
import { findBulkTiers } from './pricing/bulk-tiers.ts';

/** The tiers of the bulk discount, lowest first. */
export const listBulkDiscounts = async ({ db }: PaymentDeps, { resellerId }: Caller): Promise<BulkDiscounts> => {
  const tiers = await db.forReseller(resellerId, async (tx) => findBulkTiers(tx));
  return tiers.map(({ minAmount, rateBps }) => ({ minAmount, discountRate: toRate(rateBps) }));
};
