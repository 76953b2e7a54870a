import type { Log } from '../core/log.ts';
import { openSystem, type Sql } from '../db/connect.ts';
import { databaseTime } from '../db/deadlines.ts';
import { type Job, untilNextSchedule } from '../jobs/index.ts';
import { checks } from './checks.ts';
import { keepFindings } from './findings.ts';
import { type Finding, holds, runChecks, type Scope } from './run-checks.ts';

/** More than an hour's sales at five a second. A busier store's further sales are checked at night. */
const newestRows = 20_000;
const hourlyLimitMs = 10_000;
const dailyLimitMs = 60_000;

const logFinding = (log: Log, { check, offending, first, error }: Finding): void => {
  const { name, rule, sentence } = check;
  if (error !== undefined) log.error({ err: error, check: name, rule }, 'An invariant could not be checked');
  else log.error({ check: name, rule, offending, first }, `An invariant is broken: ${sentence}`);
};

const reconcileIn = async (system: Sql, log: Log, scope: Scope): Promise<void> => {
  const isWhole = scope.newest === undefined;
  const findings = await runChecks(
    system,
    checks.filter(({ isDaily }) => isWhole || !isDaily),
    scope,
  );
  await keepFindings(system, findings, isWhole);
  for (const finding of findings.filter((one) => !holds(one))) logFinding(log, finding);
};

/** Checks the newest rows, and everything that is cheap to check completely. */
export const reconcileNewest = (system: Sql, log: Log): Promise<void> =>
  reconcileIn(system, log, { newest: newestRows, limitMs: hourlyLimitMs });

/** Checks everything. */
export const reconcile = (system: Sql, log: Log): Promise<void> => reconcileIn(system, log, { limitMs: dailyLimitMs });

/** A connection of its own: those of the pool are for short statements, and end long ones. */
const withConnection = async (systemUrl: string, work: (system: Sql) => Promise<void>): Promise<void> => {
  const time = { ...databaseTime, statementMs: dailyLimitMs, answerMs: dailyLimitMs + databaseTime.answerMs };
  const system = openSystem(systemUrl, time);
  try {
    await work(system);
  } finally {
    await system.end();
  }
};

/** The newest rows every hour, everything at night. */
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
