import { Problem } from '../core/problem.ts';
import type { TransactionSql } from '../db/connect.ts';

/**
 * Refuses with 409 while the reseller is suspended: links that were sold stay open, and somebody who was suspended for fraud must not
 * lead their travellers elsewhere. A suspension waits for this transaction, as it does for sales (decision 58).
 */
export const requireNotSuspended = async (tx: TransactionSql): Promise<void> => {
  await tx`select pg_advisory_xact_lock_shared(selling_lock(current_reseller()))`;
  const [suspension] = await tx<{ reason: string }[]>`
    select reason from suspension where reseller_id = current_reseller()`;
  if (!suspension) return;
  throw new Problem('reseller_suspended', `This account is suspended: ${suspension.reason}`);
};
