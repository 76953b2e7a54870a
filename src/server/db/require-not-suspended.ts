import type { TransactionSql } from './connect.ts';

/**
 * Refuses the part of a call that adds or changes what others read with 409 while the reseller is suspended (decision 58); the part that
 * takes something away goes on. Calls that are refused as a whole say so in the contract (`x-not-while-suspended`).
 */
export const requireNotSuspended = async (tx: TransactionSql): Promise<void> => {
  await tx`select require_not_suspended(current_reseller())`;
};
