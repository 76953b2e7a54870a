import type { Caller } from '../core/caller.ts';
import type { Database } from '../db/connect.ts';
import { requireId } from '../db/lookup.ts';
import { raisingProblems } from '../db/sql-problem.ts';
import type { Log } from '../core/log.ts';

type EraseDeps = { db: Database; log: Log };

/**
 * Erases who the customer is, for good; one that was erased before stays erased. The ids are logged, because a backup that
 * is restored brings the person back: what was erased since is then erased again (`npm run erase`).
 */
export const eraseCustomer = async (
  { db, log }: EraseDeps,
  { resellerId, actor }: Caller,
  customerUid: string,
): Promise<void> => {
  const id = requireId(customerUid);
  await raisingProblems(db.forReseller(resellerId, (tx) => tx`select erase_customer(${resellerId}, ${id}, ${actor})`));
  log.info({ reseller: resellerId, customer: id }, 'A customer was erased');
};
