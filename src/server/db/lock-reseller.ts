import type { TransactionSql } from './connect.ts';

/**
 * Keeps the settings of the transaction's reseller as they are until it ends. After `requireNotSuspended`: a suspension
 * locks in that order.
 */
export const lockReseller = async (tx: TransactionSql): Promise<void> => {
  await tx`select from reseller where reseller_id = current_reseller() for no key update`;
};
