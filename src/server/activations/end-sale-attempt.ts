import type { SaleAttempt } from '#contract/storefront/model/saleAttempt.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { requireAttempt } from '../rate-limits/attempt-limit.ts';
import type { ActivationDeps } from './deps.ts';

/**
 * Settles what became of an attempt at a sale: the sale that was made, or that none was and none will be (decision 30). Each key that
 * nobody used is kept for 31 days then, so a reseller ends so many an hour at most.
 */
export const endSaleAttempt = async (
  { db, saleAttemptsEndedPerReseller: limit }: ActivationDeps,
  { resellerId }: Caller,
  { query }: Input<'endSaleAttempt'>,
): Promise<SaleAttempt> => {
  await requireAttempt(db.system, { name: 'ended-attempt', of: resellerId }, limit);
  return db.forReseller(resellerId, async (tx) => {
    const [row] = await tx<[{ attempt: SaleAttempt }]>`
      select end_sale_attempt(${resellerId}, ${query.attempt}) as attempt`;
    return row.attempt;
  });
};
