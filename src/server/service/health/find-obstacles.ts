// Finds obstacles to sales, as far as the database knows them.
import type { Sql, TransactionSql } from '../../db/connect.ts';
import { isPoolEmpty } from '../../gateways/index.ts';
import { areJobsLate } from '../../jobs/index.ts';
import { lastReconciliation } from '../../reconciliation/index.ts';
import type { Obstacle } from './health.ts';

const isReadOnly = async (tx: TransactionSql): Promise<boolean> => {
  const [row] = await tx<[{ isReadOnly: boolean }]>`
    select current_setting('transaction_read_only')::boolean as is_read_only`;
  return row.isReadOnly;
};

/** Fails on a full disk: with this little memory the rows go to a file, which is deleted with the statement. */
const writeToDisk = async (tx: TransactionSql): Promise<void> => {
  await Promise.all([tx`set local work_mem = '64kB'`, tx`select count(*) from generate_series(1, 20000)`]);
};

/**
 * Looks for all known obstacles to sales. Throws when the database is away.
 *
 * @param schedules Names of the schedules that the modules have.
 * @param note What else looks at the database at the same time.
 */
export const findObstacles = (
  system: Sql,
  schedules: readonly string[],
  note: (tx: TransactionSql) => Promise<void>,
): Promise<Obstacle[]> =>
  system.begin(async (tx) => {
    // Sent together, so that a distant database does not count as one that does not answer.
    const [readOnly, profiles, jobs, { stopsSales: invariants }] = await Promise.all([
      isReadOnly(tx),
      isPoolEmpty(tx),
      areJobsLate(tx, schedules),
      lastReconciliation(tx),
      writeToDisk(tx),
      note(tx),
    ]);
    const findings = { 'read-only': readOnly, profiles, jobs, invariants };
    return (Object.keys(findings) as (keyof typeof findings)[]).filter((name) => findings[name]);
  });
