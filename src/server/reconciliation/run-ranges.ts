// Checks a table that grows without end range by range, from its newest rows to its oldest. The progress is kept after
// each range, so that the next run continues a run that ended or was interrupted (decision 37).
import type { Sql } from '../db/connect.ts';
import type { Check, Range } from './checks.ts';
import { type Finding, runInTransaction } from './run-checks.ts';

export type RangeScope = {
  /** Rows of a range. */
  rows: number;
  /** Milliseconds after which a range is aborted, and tried with fewer rows. */
  limitMs: number;
  /** Whether there is time for another range. */
  hasTime: () => boolean;
};

const queryCanceled = '57014';
const FEWER = 10;

type Pass = { nextKey: string | null; passOffending: number };

/** The key of the row at which a range begins, and the next one below it; undefined where nothing is left. */
const findBounds = async (system: Sql, { table, key }: Range, from: string | undefined, rows: number) => {
  const below = await system.unsafe<{ key: string }[]>(
    `select ${key}::text as key from ${table} ${from === undefined ? '' : `where ${key} <= $1`}
      order by ${key} desc limit ${rows + 1}`,
    from === undefined ? [] : [from],
  );
  const [first] = below;
  return first && { until: first.key, next: below[rows]?.key };
};

const readPass = async (system: Sql, { name }: Check): Promise<Pass> => {
  const [pass] = await system<Pass[]>`
    select next_key, pass_offending from reconciliation_check where name = ${name}`;
  return pass ?? { nextKey: null, passOffending: 0 };
};

/** Keeps the findings of a range at once. Only a completed pass shows that nothing is broken. */
const keepRange = async (system: Sql, { name }: Check, found: number, finding: Finding, next: string | undefined) => {
  const { offending = 0, first } = finding;
  const hasEnded = next === undefined;
  await system`
    insert into reconciliation_check (name, checked_at, offending) values (${name}, now(), 0) on conflict (name) do nothing`;
  await system`
    update reconciliation_check set checked_at = now(), next_key = ${next ?? null}, pass_offending = ${hasEnded ? 0 : found},
      passed_at = case when ${hasEnded} then now() else passed_at end,
      offending = case when ${offending > 0 || hasEnded} then ${found} else offending end,
      first = case when ${offending > 0} then ${first ? system.json(first as never) : null}::jsonb
        when ${hasEnded && found === 0} then null else first end
    where name = ${name}`;
};

/** Runs a range. A range that takes too long is tried with fewer rows, so that each is completed. */
const runRange = async (
  system: Sql,
  check: Check & { range: Range },
  from: string | undefined,
  { rows, limitMs }: Pick<RangeScope, 'rows' | 'limitMs'>,
): Promise<{ finding: Finding; next: string | undefined; rows: number }> => {
  const bounds = await findBounds(system, check.range, from, rows);
  if (!bounds) return { finding: { check, offending: 0 }, next: undefined, rows };
  try {
    const finding = await runInTransaction(system, check, { newest: rows, until: bounds.until, limitMs });
    return { finding, next: bounds.next, rows };
  } catch (error) {
    if ((error as { code?: unknown }).code !== queryCanceled || rows === 1) throw error;
    return runRange(system, check, from, { rows: Math.ceil(rows / FEWER), limitMs });
  }
};

/** Continues the pass of a check until it is complete or there is no time left. Returns what was found so far. */
export const runInRanges = async (
  system: Sql,
  check: Check & { range: Range },
  { rows, limitMs, hasTime }: RangeScope,
): Promise<Finding> => {
  const pass = await readPass(system, check);
  let [from, found, size] = [pass.nextKey ?? undefined, pass.passOffending, rows];
  let first: object | undefined;
  do {
    const { finding, next, rows: taken } = await runRange(system, check, from, { rows: size, limitMs });
    found += finding.offending ?? 0;
    first ??= finding.first;
    await keepRange(system, check, found, finding, next);
    [from, size] = [next, taken];
  } while (from !== undefined && hasTime());
  return { check, offending: found, ...(first && { first }) };
};
