import type { Log } from '../core/log.ts';
import { openSystem, type Sql } from '../db/connect.ts';
import { databaseTime } from '../db/deadlines.ts';
import { type Job, untilNextSchedule } from '../jobs/index.ts';
import { type Check, checks, type Range } from './checks.ts';
import { keepFindings } from './findings.ts';
import { type Finding, holds, runChecks } from './run-checks.ts';
import { type RangeScope, runInRanges } from './run-ranges.ts';

/** More than an hour's sales at five a second. A busier store has its other sales checked at night. */
const newestRows = 20_000;
const hourlyLimitMs = 10_000;
const dailyLimitMs = 60_000;
/** The slowest check takes some seconds for this many. */
const rangeRows = 200_000;
/** The job stops before its time limit; what is left is checked in the next night. */
const nightMs = 3_000_000;

const logFinding = (log: Log, { check, offending, first, error }: Finding): void => {
  const { name, rule, sentence } = check;
  if (error !== undefined) log.error({ err: error, check: name, rule }, 'An invariant could not be checked');
  else log.error({ check: name, rule, offending, first }, `An invariant is broken: ${sentence}`);
};

/** Checks the newest rows, and everything that is cheap to check completely. */
export const reconcileNewest = async (system: Sql, log: Log): Promise<void> => {
  const hourly = checks.filter(({ isDaily }) => !isDaily);
  const findings = await runChecks(system, hourly, { newest: newestRows, limitMs: hourlyLimitMs });
  await keepFindings(system, findings, false);
  for (const finding of findings.filter((one) => !holds(one))) logFinding(log, finding);
};

const within = (milliseconds: number): (() => boolean) => {
  const end = performance.now() + milliseconds;
  return () => performance.now() < end;
};

const tryInRanges = (
  system: Sql,
  check: Check & { range: Range },
  scope: Pick<RangeScope, 'rows' | 'hasTime'>,
): Promise<Finding> =>
  runInRanges(system, check, { ...scope, limitMs: dailyLimitMs }).catch((error: unknown) => ({
    check,
    offending: undefined,
    error,
  }));

/** The checks in the order in which they last completed a pass, so that none has to wait night after night. */
const longestAgoFirst = async (system: Sql): Promise<Check[]> => {
  const rows = await system<{ name: string; passedAt: Date }[]>`
    select name, passed_at from reconciliation_check where passed_at is not null`;
  const passed = new Map(rows.map(({ name, passedAt }) => [name, passedAt.getTime()]));
  return checks.toSorted((one, other) => (passed.get(one.name) ?? 0) - (passed.get(other.name) ?? 0));
};

type NightOptions = { rows?: number; hasTime?: () => boolean };

/**
 * Checks everything. Tables that grow without end are checked in ranges; where there is no time left, the next night
 * continues.
 */
export const reconcile = async (
  system: Sql,
  log: Log,
  { rows = rangeRows, hasTime = within(nightMs) }: NightOptions = {},
): Promise<void> => {
  const whole = checks.filter(({ range }) => range === undefined);
  const findings = await runChecks(system, whole, { limitMs: dailyLimitMs });
  await keepFindings(system, findings, true);
  for (const check of await longestAgoFirst(system)) {
    const { range } = check;
    if (range && hasTime()) findings.push(await tryInRanges(system, { ...check, range }, { rows, hasTime }));
  }
  for (const finding of findings.filter((one) => !holds(one))) logFinding(log, finding);
};

/** Uses a separate connection: those of the pool are for short statements, and end long ones. */
const withConnection = async (systemUrl: string, work: (system: Sql) => Promise<void>): Promise<void> => {
  const time = { ...databaseTime, statementMs: dailyLimitMs, answerMs: dailyLimitMs + databaseTime.answerMs };
  const system = openSystem(systemUrl, time);
  try {
    await work(system);
  } finally {
    await system.end();
  }
};

/** Checks the newest rows every hour, and everything at night. */
export const reconciliationJobs = (systemUrl: string, log: Log): Job[] => [
  {
    name: 'reconcile-newest',
    schedule: '7 * * * *',
    retries: untilNextSchedule,
    work: () => withConnection(systemUrl, (system) => reconcileNewest(system, log)),
  },
  {
    name: 'reconcile',
    schedule: '43 2 * * *',
    retries: { limit: 1, firstDelay: 600, longestDelay: 600, timeout: 3_600 },
    work: () => withConnection(systemUrl, (system) => reconcile(system, log)),
  },
];
