import type { SaleAttempt } from '#contract/storefront/model/saleAttempt.ts';
import type { Caller } from '../core/caller.ts';
import type { Input } from '../http/input.ts';
import type { ActivationDeps } from './deps.ts';

/** What is known of an attempt at a sale, by its idempotency key; changes nothing. */
export const getSaleAttempt = (
  { db }: ActivationDeps,
  { resellerId }: Caller,
  { query }: Input<'getSaleAttempt'>,
): Promise<SaleAttempt> =>
  db.forReseller(resellerId, async (tx) => {
    const [known] = await tx<{ attempt: SaleAttempt }[]>`
      select sale_attempt_json(answer) as attempt, await_standby() from idempotency_key
      where reseller_id = current_reseller() and kind = 'sale' and key = ${query.attempt}`;
    return known?.attempt ?? { state: 'UNUSED' };
  });
