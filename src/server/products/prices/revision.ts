// Prices are changed by one transaction at a time, and only by an operator who has seen their present state (decision
// 74).
import { Problem } from '../../core/problem.ts';
import type { Queryable, TransactionSql } from '../../db/connect.ts';

/** Waits for other changes. Neither readers nor sales wait for this lock. */
export const lockCatalogue = async (tx: TransactionSql): Promise<void> => {
  await tx`lock table product in share row exclusive mode`;
};

/** The number of the last change. Read it before the state that it numbers. */
export const readRevision = async (sql: Queryable): Promise<number> => {
  const [row] = await sql<[{ revision: number }]>`select revision from catalogue_revision`;
  return row.revision;
};

/** Refuses a change by an operator who saw another state of the catalogue; the caller has locked it. */
export const requireRevision = async (tx: TransactionSql, seen: number): Promise<void> => {
  if ((await readRevision(tx)) !== seen) {
    throw new Problem(
      'catalogue_changed',
      'Somebody has changed packages, rules or rates since you opened this. Look at them again.',
    );
  }
};
