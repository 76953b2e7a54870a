import type { Minor } from '#domain/money.ts';
import type { TransactionSql } from '../../db/connect.ts';

type Wanted = { resellerId: string; amount: Minor; currency: string };

/**
 * Whether an amount is a part of what a reseller owes in a currency, or all of it. Nothing else is booked in that
 * currency until the transaction ends.
 */
export const settlesDebt = async (tx: TransactionSql, { resellerId, amount, currency }: Wanted): Promise<boolean> => {
  const [row] = await tx<[{ credit: Minor | null }]>`select lock_credit(${resellerId}, ${currency}) as credit`;
  return amount > 0 && amount <= -(row.credit ?? 0);
};
