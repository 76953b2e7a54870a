import { carryOn } from '../../core/request-context.ts';
import type { Database, TransactionSql } from '../../db/connect.ts';
import { holdCurrency } from '../../payments/index.ts';

const holdNothing = (): Promise<void> => Promise.resolve();

/**
 * Runs the work in one transaction for this reseller, on behalf of an operator; a 404 for an unknown reseller. Such
 * changes of a reseller, and switches of its currency, wait for each other.
 *
 * @param hold Locks what has to be locked before the reseller (decision 22).
 */
export const changeReseller = async <T>(
  db: Database,
  id: string,
  work: (tx: TransactionSql, currency: string) => Promise<T>,
  hold: (tx: TransactionSql, id: string) => Promise<void> = holdNothing,
): Promise<T> => {
  const { result } = await db.system.begin(async (tx) => {
    await tx`select set_config('app.reseller_id', ${id}, true)`;
    await hold(tx, id);
    return { result: await work(tx, await holdCurrency(tx, id)) };
  });
  carryOn();
  return result;
};
