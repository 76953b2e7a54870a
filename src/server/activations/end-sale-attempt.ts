import type { SaleAttempt } from '#contract/storefront/model/saleAttempt.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { ActivationDeps } from './deps.ts';

/** Settles what became of an attempt at a sale: the sale that was made, or that none was and none will be (decision 90). */
export const endSaleAttempt = (
  { db }: ActivationDeps,
  { resellerId }: Caller,
  { query }: Input<'endSaleAttempt'>,
): Promise<SaleAttempt> =>
  db.forReseller(resellerId, async (tx) => {
    const [row] = await tx<[{ attempt: SaleAttempt }]>`
      select end_sale_attempt(${resellerId}, ${query.attempt}) as attempt`;
    return row.attempt;
  });
