import type { SaleAttempt } from '#contract/storefront/model/saleAttempt.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import { requireAttempt } from '../http/rate-limits/attempt-limit.ts';
import type { ActivationDeps } from './deps.ts';

/**
 * Settles an attempt at a sale: returns the sale that was made, or ends the attempt so that none will be (decision 30).
 * A key that nobody had used is then kept for 31 days, so the number that a reseller can end in an hour is limited.
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
