// The last findings of the checks, shared by all processes: for readiness, and for the operator after a repair.
import type { Queryable, Sql } from '../db/connect.ts';
import { checks } from './checks.ts';
import type { Finding } from './run-checks.ts';

/** An invariant that did not hold at the last check. */
type Broken = { name: string; checkedAt: Date; offending: number; first: object };

type Reconciliation = {
  /** When the checks last ran; undefined before the first time. */
  checkedAt: Date | undefined;
  broken: Broken[];
  /** Whether one of the broken invariants stops sales. */
  stopsSales: boolean;
};

/**
 * Keeps the findings. A check of only the newest rows that found nothing leaves an older finding as it is; a check that
 * did not finish changes nothing.
 */
export const keepFindings = async (system: Sql, findings: readonly Finding[], areWhole: boolean): Promise<void> => {
  for (const { check, offending, first } of findings) {
    if (offending === undefined) continue;
    const maySettle = areWhole || !check.isIncremental;
    await system`
      insert into reconciliation_check as known (name, checked_at, offending, first, passed_at)
      values (${check.name}, now(), ${offending}, ${first ? system.json(first as never) : null},
        case when ${maySettle} then now() end)
      on conflict (name) do update
        set checked_at = excluded.checked_at, offending = excluded.offending, first = excluded.first,
          -- A look at all rows ends a pass that was under way in ranges.
          next_key = case when not ${maySettle} then known.next_key end,
          pass_offending = case when ${maySettle} then 0 else known.pass_offending end,
          passed_at = case when ${maySettle} then now() else known.passed_at end
        where ${maySettle} or excluded.offending > 0 or known.offending = 0`;
  }
};

const stoppingSales: ReadonlySet<string> = new Set(checks.filter((check) => check.stopsSales).map(({ name }) => name));

/** The findings of the last run of each check, in any process. */
export const lastReconciliation = async (sql: Queryable): Promise<Reconciliation> => {
  const rows = await sql<(Omit<Broken, 'first'> & { first: object | null })[]>`
    select name, checked_at, offending, first from reconciliation_check
    where name = any(${checks.map(({ name }) => name)}) order by name`;
  const broken = rows.flatMap(({ first, ...row }) => (first === null ? [] : [{ ...row, first }]));
  return {
    checkedAt: rows.map(({ checkedAt }) => checkedAt).sort((one, other) => other.getTime() - one.getTime())[0],
    broken,
    stopsSales: broken.some(({ name }) => stoppingSales.has(name)),
  };
};
