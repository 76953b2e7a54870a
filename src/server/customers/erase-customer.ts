import type { Caller } from '../core/caller.ts';
import { raisingProblems } from '../db/sql-problem.ts';
import type { Input } from '../http/input.ts';
import { requireCustomerId } from './customer-id.ts';
import type { CustomerDeps } from './deps.ts';

/**
 * Erases who the customer is, for good; one that was erased before stays erased. The ids are logged, because a backup that
 * is restored brings the person back: what was erased since is then erased again (`npm run erase`).
 */
export const eraseCustomer = async (
  { db, log }: CustomerDeps,
  { resellerId, actor }: Caller,
  { params }: Input<'eraseCustomer'>,
): Promise<void> => {
  const id = requireCustomerId(params);
  await raisingProblems(db.forReseller(resellerId, (tx) => tx`select erase_customer(${resellerId}, ${id}, ${actor})`));
  log.info({ reseller: resellerId, customer: id }, 'A customer was erased');
};
