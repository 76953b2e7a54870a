// What stands in the way of a sale, as the database sees it.
import type { Sql, TransactionSql } from '../db/connect.ts';
import { isPoolEmpty } from '../gateways/index.ts';
import { areJobsLate } from '../jobs/index.ts';
import { lastReconciliation } from '../reconciliation/index.ts';
import type { Obstacle } from './health.ts';

const isReadOnly = async (tx: TransactionSql): Promise<boolean> => {
  const [row] = await tx<[{ isReadOnly: boolean }]>`
    select current_setting('transaction_read_only')::boolean as is_read_only`;
  return row.isReadOnly;
};

/** Fails on a full disk: with so little memory the rows are written to a file, which goes with the statement. */
const writeToDisk = async (tx: TransactionSql): Promise<void> => {
  await Promise.all([tx`set local work_mem = '64kB'`, tx`select count(*) from generate_series(1, 20000)`]);
};

/** Looks for everything that is known to stop sales. Fails where the database is away. */
export const findObstacles = (system: Sql): Promise<Obstacle[]> =>
  system.begin(async (tx) => {
    // Sent together: a database that is far away is not taken for one that does not answer.
    const [readOnly, profiles, jobs, { stopsSales: invariants }] = await Promise.all([
      isReadOnly(tx),
      isPoolEmpty(tx),
      areJobsLate(tx),
      lastReconciliation(tx),
      writeToDisk(tx),
    ]);
    const findings = { 'read-only': readOnly, profiles, jobs, invariants };
    return (Object.keys(findings) as (keyof typeof findings)[]).filter((name) => findings[name]);
  });
