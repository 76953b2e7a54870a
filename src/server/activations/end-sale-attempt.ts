import type { SaleAttempt } from '#contract/storefront/model/saleAttempt.ts';
import type { Caller } from '../core/caller.ts';
import { retryConflicts } from '../db/conflicts.ts';
import type { Input } from '../http/input.ts';
import type { ActivationDeps } from './deps.ts';

/** Settles what became of an attempt at a sale: the sale that was made, or that none was and none will be (decision 90). */
export const endSaleAttempt = (
  { db: { app } }: ActivationDeps,
  { resellerId }: Caller,
  { query }: Input<'endSaleAttempt'>,
): Promise<SaleAttempt> =>
  retryConflicts(async () => {
    const [row] = await app<[{ attempt: SaleAttempt }]>`
      select end_sale_attempt(${resellerId}, ${query.attempt}) as attempt`;
    return row.attempt;
  });
