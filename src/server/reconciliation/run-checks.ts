import type { Sql, TransactionSql } from '../db/connect.ts';
import type { Check } from './checks.ts';

type Scope = {
  /** How many of the newest rows the incremental checks look at; absent: all rows. */
  newest?: number;
  /** The key at which a check in ranges begins, downwards; absent: the newest row. */
  until?: string;
  /** Milliseconds after which a check is aborted. */
  limitMs: number;
};

export type Finding = {
  check: Check;
  /** How many rows break the invariant; undefined when the check did not finish. */
  offending: number | undefined;
  /** One of these rows. */
  first?: object;
  /** Why the check did not finish. */
  error?: unknown;
};

type Row = { offending: number; first: object | null };

/** Runs one check in this transaction. */
export const runCheck = async (tx: TransactionSql, check: Check): Promise<Finding> => {
  const [row] = await tx.unsafe<[Row]>(`
    with found as (\n${check.sql}\n)
    select (select count(*) from found)::integer as offending, (select to_jsonb(found) from found limit 1) as first`);
  return { check, offending: row.offending, ...(row.first && { first: row.first }) };
};

const settingsFor = ({ newest, until, limitMs }: Scope): Record<string, string> => ({
  statement_timeout: String(limitMs),
  work_mem: '64MB',
  // A few rows are looked up by an index, whatever the planner assumes about the disk.
  ...(newest !== undefined && { random_page_cost: '1.1', 'reconciliation.newest': String(newest) }),
  ...(until !== undefined && { 'reconciliation.until': until }),
});

/** Only reads, waits for no lock, and blocks no other transaction. */
export const runInTransaction = (system: Sql, check: Check, scope: Scope): Promise<Finding> =>
  system.begin('read only', async (tx) => {
    await tx`
      select set_config(name, value, true) from jsonb_each_text(${tx.json(settingsFor(scope))}) as setting (name, value)`;
    return runCheck(tx, check);
  });

/** Runs these checks one after the other. A check that fails is a finding too, and the others still run. */
export const runChecks = async (system: Sql, checks: readonly Check[], scope: Scope): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const check of checks) {
    findings.push(
      await runInTransaction(system, check, scope).catch((error: unknown) => ({ check, offending: undefined, error })),
    );
  }
  return findings;
};

/** Whether the invariant holds, as far as it was checked. */
export const holds = ({ offending }: Finding): boolean => offending === 0;
