import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import type { Call } from '../core/caller.ts';
import type { TransactionSql } from '../db/connect.ts';
import { withIdempotency } from '../db/idempotency.ts';
import type { ActivationDeps } from './deps.ts';
import { lockSale, readSale } from './read-sales.ts';
import type { SaleRow } from './rows.ts';

type SaleCall = Call<{ id: string }>;

/** Locks the sale, does the work on it, once for each key, and returns the sale as it is afterwards. */
export const changeSale = async (
  deps: ActivationDeps,
  operation: string,
  call: SaleCall,
  work: (tx: TransactionSql, sale: SaleRow, now: Date) => Promise<void>,
): Promise<SoldItemDetail> => {
  const { uid } = await withIdempotency<{ uid: string }>(deps.db, operation, call, async (tx) => {
    const { sale, now } = await lockSale(tx, call.body.id);
    await work(tx, sale, now);
    return { uid: sale.uid };
  });
  return readSale(deps, call.caller, uid);
};
