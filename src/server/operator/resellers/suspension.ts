// The state of a suspension: a row while it lasts.
import type { Queryable, TransactionSql } from '../../db/connect.ts';

/** Waits for the sales under way; later sales wait for the end of this transaction. */
export const stopSales = async (tx: TransactionSql, resellerId: string): Promise<void> => {
  await tx`select pg_advisory_xact_lock(selling_lock(${resellerId}))`;
};

/** Why a reseller is suspended; null while it is not. */
export const readReason = async (sql: Queryable, resellerId: string): Promise<string | null> => {
  const [row] = await sql<{ reason: string }[]>`select reason from suspension where reseller_id = ${resellerId}`;
  return row?.reason ?? null;
};
