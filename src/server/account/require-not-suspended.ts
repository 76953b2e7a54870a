import type { TransactionSql } from '../db/connect.ts';

/**
 * Refuses a part of a call with 409 while the reseller is suspended (decision 58). Calls that are refused as a whole
 * say so in the contract (`x-not-while-suspended`).
 */
export const requireNotSuspended = async (tx: TransactionSql): Promise<void> => {
  await tx`select require_not_suspended(current_reseller())`;
};
